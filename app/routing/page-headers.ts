/**
 * Headers of a page that is the same for everyone who requests its address. Such a page is kept by
 * the server and by caches in front of it; a page whose route doesn't export them is rendered for
 * each visitor (rule 16.16). Export them as `headers`, and send them with a response that a loader
 * makes itself.
 */
export function sharedPageHeaders() {
  return { "Cache-Control": "public" };
}

/** Headers of a file for programs, made from the shop's facts, of which no cache sends an old one. */
export function sharedFileHeaders(type: string) {
  return { "Cache-Control": "public, max-age=0, must-revalidate", "Content-Type": type };
}
