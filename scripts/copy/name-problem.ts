/** Why a name can't be the name of a text at the top of a file, or undefined if it can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) {
    return "is no name for code. Use letters and digits only, such as listTitle.";
  }
  if (taken.has(name) || isReserved(name)) {
    return `is a word that code uses itself. Choose another name, such as ${name}Text.`;
  }
  return undefined;
}

/** Reserved in modules only, or used by the compiled code. */
const taken = new Set(["await", "number"]);

function isReserved(name: string): boolean {
  try {
    new Function(`"use strict"; const ${name} = 0;`);
    return false;
  } catch {
    return true;
  }
}
