/**
 * The oldest Node that can install the shop; on Linux the shop then runs on its own pinned Node.
 */
const OLDEST_TO_INSTALL = 20;

/**
 * Characters the build tools misread in a path: as the end of a file name in a URL (# ?), a percent
 * escape (%), a pattern (* [ ] { }), a separator between paths (:), or the end of a string.
 */
const UNSAFE_CHARACTERS = /[#?%*[\]{}:"`\\\p{Cc}]/u;

/**
 * Returns advice about a Node that is too old, or an empty string.
 * @param {string} version in the format of `process.version`.
 * @param {string} platform in the format of `process.platform`.
 */
export function checkNodeVersion(version, platform) {
  const major = Number(version.replace(/^v/, "").split(".")[0]);
  if (major >= OLDEST_TO_INSTALL) return "";
  const required = platform === "linux" ? `${OLDEST_TO_INSTALL}` : "22.22";
  return (
    `The shop needs Node ${required} or newer, and this is ${version}. Nothing was installed. ` +
    "Get a newer one (nodejs.org, or your system's packages), then run the command again."
  );
}

/**
 * Returns advice about a folder in which the shop can't be built, or an empty string.
 * @param {string} folder the project's folder.
 */
export function checkFolderName(folder) {
  // On Windows a colon follows the drive letter, and backslashes separate folders.
  const path = folder.replace(/^[A-Za-z]:/, "").replace(/\\/g, "/");
  const found = UNSAFE_CHARACTERS.exec(path);
  if (!found) return "";
  const sign = /\p{Cc}/u.test(found[0]) ? "an invisible sign" : `a ${found[0]}`;
  return (
    `The shop's folder has ${sign} in its name (${folder}), which the programs that build it cannot read. ` +
    "Nothing was installed. Move or rename the folder: letters, digits, blanks, dots and dashes are fine."
  );
}
