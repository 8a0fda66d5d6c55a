export { useComponents } from "./sheet";
