export { installEngines as setup } from "./start-engines.ts";
