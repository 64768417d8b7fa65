import { wayIn as words } from "#copy/fit-words.ts";
import { answerFor, type ProductAnswer } from "#domain/fit/answer.ts";
import { type Fit, fits } from "#domain/fit/passage-answer.ts";
import type { WayIn } from "#domain/fit/way-in.ts";
import { wayInText } from "#domain/fit/way-in-text.ts";
import type { Product } from "#domain/product.ts";
import { markdownTable } from "./markdown-table.ts";

interface Home {
  letter: string;
  name: string;
  wayIn: WayIn;
}

/** Five ordinary homes, from the easiest to the hardest way in. */
export const homes: readonly Home[] = [
  {
    letter: "A",
    name: "A house whose front door opens into the living room",
    wayIn: { doorWidth: 36, doorHeight: 80 },
  },
  {
    letter: "B",
    name: "An apartment with an elevator, its door straight ahead",
    wayIn: {
      doorWidth: 34,
      doorHeight: 80,
      elevatorDoorWidth: 42,
      elevatorDoorHeight: 84,
      elevatorWidth: 80,
      elevatorDepth: 54,
      elevatorHeight: 96,
    },
  },
  {
    letter: "C",
    name: "A town house, the room up a straight flight",
    wayIn: { doorWidth: 34, doorHeight: 80, stairWidth: 38, headroom: 82 },
  },
  {
    letter: "D",
    name: "A walk-up: stairs with a landing, a hall with a turn",
    wayIn: {
      doorWidth: 36,
      doorHeight: 80,
      hallWidth: 44,
      turnWidth: 44,
      ceiling: 96,
      stairWidth: 40,
      headroom: 80,
      landing: 42,
    },
  },
  {
    letter: "E",
    name: "An old bungalow with a narrow hall around a corner",
    wayIn: { doorWidth: 30, doorHeight: 78, hallWidth: 36, turnWidth: 36, ceiling: 96 },
  },
];

const intro = `# The starter set through five ordinary homes

Made from the rules in \`domain/fit/\` and the products in \`shop/catalogue/\`; a test compares it with them. To make it
again after a change of either, run that test with \`RECORD=yes\`.

To check a line with a tape: hold up the part that is named to the passage that is named. "fits 2.5" means that every
measure of the passage could be 2.5 in smaller and the part would still pass, at most 12; less than 2 is "tight". "ask"
means that neither is proven, and "no" that it can't pass ([rule 20.4](rules.md#20-will-it-fit)).`;

/** The page `docs/will-it-fit-homes.md`. */
export function homesPage(products: readonly Product[]): string {
  const answers = products.map((product) => ({
    product,
    found: homes.map(({ wayIn }) => answerFor(product, wayIn)),
  }));
  const list = homes.map(
    ({ letter, name, wayIn }) => `- **${letter}** ${name}: ${wayInText(wayIn, words)}.`,
  );
  const counts = fits.map((fit) => [
    fit,
    ...homes.map((_, home) =>
      String(answers.filter(({ found }) => found[home]?.fit === fit).length),
    ),
  ]);
  const rows = answers.map(({ product, found }) => [
    `${product.id} ${product.title}`,
    sizeOf(product),
    ...found.map((answer) => (answer ? cell(answer) : "")),
  ]);
  const letters = homes.map(({ letter }) => letter);
  return [
    intro,
    list.join("\n"),
    markdownTable(["Products", ...letters], counts),
    markdownTable(["Product", "Assembled, in", ...letters], rows),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

function cell({ title, fit, worst }: ProductAnswer): string {
  const spare = worst.spare === undefined ? "" : ` ${worst.spare}`;
  const part = worst.part && worst.part.name !== title ? `, ${worst.part.name}` : "";
  return `${said(fit)}${spare} (${worst.passage}${part})`;
}

/** A "no" stands out in the table. */
function said(fit: Fit): string {
  return fit === "no" ? "**no**" : fit;
}

function sizeOf({ specs: { width, length, height } }: Product): string {
  return [width, length, height].map((side) => (side > 0 ? side : "?")).join(" × ");
}
