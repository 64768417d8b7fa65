import type { PreparedLanguage } from "./prepare-language.ts";

/** Whether one of these keys names a color, or something narrower: "gray" and "charcoal". */
export function isColor(
  keys: readonly string[],
  { colors, phrases }: Pick<PreparedLanguage, "colors" | "phrases">,
): boolean {
  return keys.some((key) => colors.has(key) || phrases.wider(key).some((wide) => colors.has(wide)));
}
