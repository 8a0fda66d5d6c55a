import type { StructureView } from "../../generated/glory_to_rome";
import type { Material, StructureId } from "./wording";

/** A card shown large: in a hand, or as the structure it became. */
export type Zoomed = { id: StructureId; material: Material; structure?: StructureView };
