export { installEngines as setup } from "./engines.ts";
