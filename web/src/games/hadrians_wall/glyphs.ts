import apparitor from "icon:scroll-quill";
import archway from "icon:arch-bridge";
import baths from "icon:bathtub";
import cippi from "icon:wooden-fence";
import cohort from "icon:roman-shield";
import column from "icon:ionic-column";
import courthouse from "icon:gavel";
import diplomat from "icon:tied-scroll";
import discipline from "icon:eagle-emblem";
import disdain from "icon:thumb-down";
import favour from "icon:shaking-hands";
import fort from "icon:hill-fort";
import forum from "icon:ancient-columns";
import gardens from "icon:flowers";
import goods from "icon:amphora";
import granary from "icon:granary";
import guard from "icon:spears";
import infrastructure from "icon:stone-path";
import ludus from "icon:arena";
import market from "icon:trade";
import mining from "icon:mining";
import monolith from "icon:obelisk";
import path from "icon:path-distance";
import patrician from "icon:roman-toga";
import performer from "icon:drama-masks";
import picts from "icon:barbarian";
import piety from "icon:prayer";
import precincts from "icon:huts-village";
import priest from "icon:prayer-beads";
import production from "icon:flat-hammer";
import removeDisdain from "icon:thumb-up";
import renown from "icon:laurels";
import scout from "icon:horse-head";
import statue from "icon:stone-bust";
import sword from "icon:gladius";
import temple from "icon:greek-temple";
import theatre from "icon:theater";
import trader from "icon:scales";
import training from "icon:military-fort";
import valour from "icon:crossed-swords";
import wall from "icon:stone-wall";

/** One drawing for each thing of the sheets, by its id there. */
export const GLYPHS: Record<string, string> = {
  renown,
  piety,
  valour,
  discipline,
  archway,
  monolith,
  column,
  statue,
  cohort,
  production,
  sword,
  infrastructure,
  disdain,
  granary,
  picts,
  path,
  goods,
  "resource-production": production,
  "favour-any": favour,
  "favour-cohort": diplomat,
  "remove-disdain": removeDisdain,
  trader,
  performer,
  priest,
  apparitor,
  patrician,
  traders: trader,
  performers: performer,
  priests: priest,
  apparitores: apparitor,
  patricians: patrician,
  cippi,
  wall,
  fort,
  "wall-guard": guard,
  "mining-foresting": mining,
  cohorts: cohort,
  "training-grounds": training,
  forum,
  precincts,
  market,
  theatre,
  "ludus-gladiatorious": ludus,
  gardens,
  temples: temple,
  baths,
  courthouse,
  diplomats: diplomat,
  scouts: scout,
  map: path,
};
