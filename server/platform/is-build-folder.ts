/**
 * Whether an entry of `build/` is a build's own folder, named after the time of the build, and not
 * the link to one.
 */
export function isBuildFolder(name: string): boolean {
  return /^\d{4}-/.test(name);
}
