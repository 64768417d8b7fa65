/** Words and symbols for an extension, in English and Spanish, as in text and `tel:` links. */
const MARKED =
  /^[\s,;.(/-]*(?:extension|extensión|extn|ext|ex|x|#|int|anexo)[\s.:=#-]*(\d{1,7})(?!\d)/iu;
/** Commas and semicolons are pauses, after which the digits are dialed: `,12#`. */
const AFTER_PAUSE = /^\s*[,;]{1,4}\s*(\d{1,7})#?$/u;

/** The extension right after a phone number; undefined if there is none. */
export function findExtension(textAfter: string): string | undefined {
  return (MARKED.exec(textAfter) ?? AFTER_PAUSE.exec(textAfter.trim()))?.[1];
}
