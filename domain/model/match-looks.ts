/** A look of a model and the product's color it is named like. */
export interface MatchedLook {
  /** Its name in the file. */
  name: string;
  /** The product's color. */
  label: string;
}

/** Which looks of a model are colors of its product. */
export interface MatchedLooks {
  /** One for each color found, in the order of the product's colors. */
  looks: MatchedLook[];
  /** Names of looks that are named like no color, or like one that another look has. */
  others: string[];
}

/**
 * Finds a product's colors among the looks of its model, whatever their case, dashes and blanks.
 */
export function matchLooks(names: readonly string[], colors: readonly string[]): MatchedLooks {
  const looks = colors.flatMap((label) => {
    const name = names.find((each) => plain(each) !== "" && plain(each) === plain(label));
    return name === undefined ? [] : [{ name, label }];
  });
  const taken = new Set(looks.map(({ name }) => name));
  return { looks, others: names.filter((name) => !taken.has(name)) };
}

function plain(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
