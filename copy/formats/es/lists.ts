/** A word that joins the last two of a list. */
interface Joiner {
  usual: string;
  /** Before a word that begins with its own sound. */
  beforeSameSound: string;
  sound: RegExp;
}

/** Begins with `i`, `hi`, or `y` before a consonant, but not with the diphthong of `hielo`. */
const and: Joiner = {
  usual: "y",
  beforeSameSound: "e",
  sound: /^(?:[ií]|h[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/iu,
};

/** Begins with `o` or `ho` (Houston begins otherwise), or is a number read so: 8, 80, 8,000, 11. */
const or: Joiner = {
  usual: "o",
  beforeSameSound: "u",
  sound: /^(?:h?[oó](?!uston)|8|11(?!\d))/iu,
};

export function listAnd(items: readonly string[]): string {
  return joined(items, and);
}

export function listOr(items: readonly string[]): string {
  return joined(items, or);
}

/** `rojo, azul y verde`, `sofás e individuales`, `7 u 8`: no comma before the last. */
function joined(items: readonly string[], { usual, beforeSameSound, sound }: Joiner): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const firstSound = last.replace(/^[^\p{L}\p{N}]+/u, "");
  const word = sound.test(firstSound) ? beforeSameSound : usual;
  return `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}
