// Imported before anything else is done. Plain enough for Node 14: it is there to be read by a Node that is too old.

import { checkFolderName, checkNodeVersion } from "./requirements.mjs";
import { root } from "./run-child.mjs";

const problem = checkNodeVersion(process.version, process.platform) || checkFolderName(root);
if (problem) {
  console.error(problem);
  process.exit(1);
}
