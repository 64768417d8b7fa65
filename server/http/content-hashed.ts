/** Addresses of files that are named by what they hold: none ever means something else. */
export const isContentHashed =
  /^\/assets\/[\w.-]+$|^\/(pictures|models)\/[\w/-]+\.[0-9a-f]{8}\.(avif|webp|glb)$/;

/** `Cache-Control` of such a file. */
export const immutable = "public, max-age=31536000, immutable";
