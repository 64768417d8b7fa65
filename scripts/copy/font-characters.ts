import { readFileSync } from "node:fs";

/** The fonts that every page loads; other characters make the browser load another file. */
const mainFonts = ["figtree", "fraunces"];

/**
 * Returns whether a character is in both of the shop's main font files, by the ranges in
 * `app/fonts/fonts.css`.
 */
export function fontCharacters(
  css = readFileSync("app/fonts/fonts.css", "utf8"),
): (character: string) => boolean {
  const fonts = mainFonts.map((font) => rangesOf(css, font));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return fonts.every((ranges) => ranges.some(([from, to]) => from <= code && code <= to));
  };
}

/** First and last character of each range of a font, as code points. */
function rangesOf(css: string, font: string): [from: number, to: number][] {
  const face = css.split("@font-face").find((rule) => rule.includes(`/${font}.woff2"`)) ?? "";
  const [, ranges = ""] = /unicode-range:([^;]*);/.exec(face) ?? [];
  if (ranges === "") throw new Error(`app/fonts/fonts.css has no unicode-range for ${font}.woff2`);
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = "", to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ]);
}
