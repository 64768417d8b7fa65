import type { CellReader } from "./cell.ts";
import { plainLine } from "./plain-text.ts";

/** Reads several texts separated by `|` or `;`. */
export const listCell: CellReader = (text) => ({ value: splitList(text).map(plainLine) });

/**
 * Reads `Stone Gray #8d8c88 | Sand Beige #c9b899`; also accepts `=`, `:` or brackets around the
 * color, and the picture's name after it.
 */
export const swatchesCell: CellReader = (text) => {
  const swatches = splitList(text).map((part) => {
    const match = /^(.+?)[\s=:(]+(#[0-9a-f]{6})\)?(?:\s+([a-z0-9/-]+))?$/i.exec(part);
    return (
      match && {
        label: plainLine(match[1] ?? ""),
        colorHex: match[2]?.toLowerCase(),
        ...(match[3] ? { image: match[3] } : {}),
      }
    );
  });
  if (swatches.includes(null)) return { refuse: "is not a swatch such as Stone Gray #8d8c88" };
  return { value: swatches };
};

/** Reads `sofa/detail Close view of the arm | sofa/back The sofa from behind`. */
export const viewsCell: CellReader = (text) => {
  const views = splitList(text, /\|/).map((part) => {
    const [, image = part, words = ""] = /^([^\s=:]+)[\s=:]+(.*)$/s.exec(part) ?? [];
    return { image, alt: plainLine(words) };
  });
  if (views.some(({ alt }) => alt === "")) {
    return { refuse: "has a picture without words saying what it shows" };
  }
  return { value: views };
};

/** Reads what an export wrote as JSON. */
export const jsonCell: CellReader = (text) => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refuse: "is not what an export writes there" };
  }
};

/** The parts between separators; the semicolon of an entity such as `&#124;` doesn't separate. */
export function splitList(text: string, separator = /\||(?<!&#?\w{1,31});/): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
