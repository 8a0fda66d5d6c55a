export { useComponents } from "./wording";
