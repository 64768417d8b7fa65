// Imported before anything else. Uses only syntax Node 14 knows, because it must run on a Node that
// is too old.

import { checkFolderName, checkNodeVersion } from "./requirements.mjs";
import { root } from "./run-child.mjs";

const problem = checkNodeVersion(process.version, process.platform) || checkFolderName(root);
if (problem) {
  console.error(problem);
  process.exit(1);
}
