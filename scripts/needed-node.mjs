// Imported before anything else is done. Plain enough for Node 14: it is there to be read by a Node that is too old.

import { root } from "./run-to-end.mjs";
import { refuseFolder, refuseVersion } from "./start-conditions.mjs";

const problem = refuseVersion(process.version, process.platform) || refuseFolder(root);
if (problem) {
  console.error(problem);
  process.exit(1);
}
