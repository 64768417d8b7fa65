import type { Collection } from "#domain/collection.ts";
import { normalizeWord } from "#server/catalog/import/cells/cell.ts";

/** A product type and its collection, by slug. */
export interface TypePlace {
  collection: string;
  type: string;
}

/** Finds the shop's product types by other shops' and vendors' names for them. */
export class ProductTypes {
  readonly #places: (TypePlace & {
    names: string[];
    room: string;
    words: Set<string>;
    /** The kinds of furniture in its title: recliner, lift chair. */
    kinds: string[];
  })[];

  constructor(collections: readonly Collection[]) {
    this.#places = collections.flatMap(({ slug: collection, title: room, types }) =>
      types.map(({ slug: type, title }) => ({
        collection,
        type,
        names: [type, title, `${collection}/${type}`].map(normalizeWord),
        room: normalizeWord(room),
        words: new Set(wordsOf(title)),
        kinds: kindsIn(title),
      })),
    );
  }

  /**
   * The type of a category such as `Bar Stools`, `Bedroom > Beds` or `Stationary Sofas`; undefined
   * if no type or several match.
   */
  named(category: string): TypePlace | undefined {
    const path = category.split(/\s*(?:>|»|\|)\s*/).filter(Boolean);
    const last = path.at(-1) ?? "";
    const exact = this.#places.filter(({ names }) => names.includes(normalizeWord(last)));
    const within = exact.length > 0 ? exact : this.#sharing(wordsOf(last));
    const rooms = path.slice(0, -1).map(normalizeWord);
    const inRoom = within.filter(({ room }) => rooms.includes(room));
    return only(inRoom.length > 0 ? inRoom : within);
  }

  /**
   * The type that a product's title names, such as `Queen Bed, Ash Gray`; else the type of the kind
   * of furniture it is, as `Slate Recliner` is one of Recliners & Lift Chairs.
   */
  inTitle(title: string): TypePlace | undefined {
    const words = new Set(wordsOf(title));
    const named = this.#places.filter(({ words: own }) =>
      [...own].every((word) => words.has(word)),
    );
    const longest = Math.max(0, ...named.map(({ words: own }) => own.size));
    const full = only(named.filter(({ words: own }) => own.size === longest));
    if (full) return full;
    // What a piece is comes last, before its color or what it comes with.
    const [head = ""] = title.split(/,|\(|\||\s[-–—]\s|\s(?:with|w\/|in|by|for)\s/i);
    const piece = ` ${wordsOf(head).join(" ")}`;
    return only(this.#places.filter(({ kinds }) => kinds.some((kind) => piece.endsWith(kind))));
  }

  /** Types whose title has all these words. */
  #sharing(words: readonly string[]) {
    if (words.length === 0) return [];
    return this.#places.filter(({ words: own }) => words.every((word) => own.has(word)));
  }
}

function only(places: readonly TypePlace[]): TypePlace | undefined {
  const [place] = places;
  return place && places.length === 1
    ? { collection: place.collection, type: place.type }
    : undefined;
}

/** The parts of a title such as `Recliners & Lift Chairs` that are plurals, each after a space. */
function kindsIn(title: string): string[] {
  return title
    .split(/[&+]/)
    .filter((part) => /s\s*$/i.test(part))
    .map((part) => ` ${wordsOf(part).join(" ")}`);
}

/** Lower-case words in the singular, without words such as "of". */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/love seat/g, "loveseat")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => word.length > 1 && !["of", "and", "the", "area", "home", "with"].includes(word),
    )
    .map((word) => word.replace(/(?:(ch|sh|ss|x)es|([^s])s)$/, "$1$2"));
}
