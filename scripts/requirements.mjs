/** The oldest Node that installs the shop; on Linux the shop brings the Node it then runs on. */
const OLDEST_TO_INSTALL = 20;

/**
 * Signs the programs that build the shop take for something else: the end of a file's name in an
 * address (# ?), a letter's number (%), a pattern (* [ ] { }), the end of one folder among several
 * (:), or the end of a text.
 */
const UNSAFE_CHARACTERS = /[#?%*[\]{}:"`\\\p{Cc}]/u;

/**
 * What to do about a Node that is too old, or an empty text.
 * @param {string} version as `process.version` has it.
 * @param {string} platform as `process.platform` has it.
 */
export function checkNodeVersion(version, platform) {
  const major = Number(version.replace(/^v/, "").split(".")[0]);
  if (major >= OLDEST_TO_INSTALL) return "";
  const wanted = platform === "linux" ? `${OLDEST_TO_INSTALL}` : "22.22";
  return (
    `The shop needs Node ${wanted} or newer, and this is ${version}. Nothing was installed. ` +
    "Get a newer one (nodejs.org, or your system's packages), then run the command again."
  );
}

/**
 * What to do about a folder the shop cannot be built in, or an empty text.
 * @param {string} folder the project's.
 */
export function checkFolderName(folder) {
  // A drive's letter on Windows is followed by a colon, and backslashes part its folders.
  const path = folder.replace(/^[A-Za-z]:/, "").replace(/\\/g, "/");
  const found = UNSAFE_CHARACTERS.exec(path);
  if (!found) return "";
  const sign = /\p{Cc}/u.test(found[0]) ? "an invisible sign" : `a ${found[0]}`;
  return (
    `The shop's folder has ${sign} in its name (${folder}), which the programs that build it cannot read. ` +
    "Nothing was installed. Move or rename the folder: letters, digits, blanks, dots and dashes are fine."
  );
}
