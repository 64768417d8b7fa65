/** `MC` for Maribel Cantu, `M` for Maribel: at most two letters. */
export function initials(name: string): string {
  const words = name
    .replace(/\(.*\)/, "")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = "") => [...word][0]?.toLocaleUpperCase("en-US") ?? "").join("") || "?";
}

/** `Maribel`: how staff speak of each other. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
