/** Longest title and description that search results show in full, in characters (rule 2.5). */
export const titleLimit = 60;
export const descriptionLimit = 160;

/** A page's title: at most 60 characters, ending in three dots when cut (rule 2.5). */
export function metaTitle(text: string): string {
  return cut(text, titleLimit);
}

/**
 * A title with the shop's name after it: its short name, or none, where a longer one doesn't fit (rule
 * 2.5).
 */
export function titleWithShop(
  title: string,
  { name, shortName }: { name: string; shortName: string },
): string {
  const titles = [`${title} | ${name}`, `${title} | ${shortName}`];
  return titles.find(({ length }) => length <= titleLimit) ?? title;
}

/** A page's description: at most 160 characters, ending in three dots when cut (rule 2.5). */
export function metaDescription(text: string): string {
  return cut(text, descriptionLimit);
}

function cut(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const kept = line.slice(0, limit - 3);
  // Half of a surrogate pair would show as a broken character.
  return `${kept.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}...`;
}
