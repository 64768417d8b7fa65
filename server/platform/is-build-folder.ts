/** Whether an entry of `build/` is a build, named after the moment it was made, and not the link to one. */
export function isBuildFolder(name: string): boolean {
  return /^\d{4}-/.test(name);
}
