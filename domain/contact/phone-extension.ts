/** Words and signs for an extension, in English and Spanish, as people and `tel:` links write them. */
const MARKED =
  /^[\s,;.(/-]*(?:extension|extensión|extn|ext|ex|x|#|int|anexo)[\s.:=#-]*(\d{1,7})(?!\d)/iu;
/** Commas and semicolons are pauses, and the digits after them are dialed: `,12#`. */
const AFTER_PAUSE = /^\s*[,;]{1,4}\s*(\d{1,7})#?$/u;

/** The extension that stands right behind a phone number; undefined when none does. */
export function findExtension(behind: string): string | undefined {
  return (MARKED.exec(behind) ?? AFTER_PAUSE.exec(behind.trim()))?.[1];
}
