/** Addresses of files named by a hash of their content, so their content never changes. */
export const contentHashedPath =
  /^\/(desk-)?assets\/[\w.-]+$|^\/(pictures|models)\/[\w/-]+\.[0-9a-f]{8}\.(avif|webp|glb)$/;

/** `Cache-Control` of such a file. */
export const immutable = "public, max-age=31536000, immutable";

/** `Cache-Control` of a file whose content may change at the same address. */
export const revalidate = "public, max-age=0, must-revalidate";
