import type { Product } from "#domain/product.ts";
import { bed, framed, lamp, mattress, pillow, slab } from "./beds-and-decor.ts";
import { type CabinetShape, cabinet } from "./casework.ts";
import type { ProductDrawing, Size } from "./shapes.ts";
import { chair, swivelChair, table } from "./tables.ts";
import { type SeatShape, seating } from "./upholstery.ts";

type Drawn = Pick<Product, "type" | "title" | "specs">;
type Draw = (size: Size, words: string) => ProductDrawing;

const motionPattern = /reclin|lift|theater|power/;
const numberNames = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** How each product type is drawn; `words` are the piece's title in small letters. */
const types: Record<string, Draw> = {
  "stationary-sofa-loveseats": (size, words) => seats(size, words),
  "stationary-sectionals": (size, words) => seats(size, words),
  "reclining-sofa-loveseats": motionSeats,
  "recliners-lift-chairs": motionSeats,
  "reclining-sectionals": motionSeats,
  beds: (size, words) => bed(size, words.includes("channel") ? 7 : 1),
  "bedroom-sets": (size) => bed(size, 1),
  mattresses: mattress,
  dressers: (size, words) => cabinet(size, drawers(counted(words, "drawer") ?? 6, size, 5)),
  chests: (size, words) => cabinet(size, drawers(counted(words, "drawer") ?? 5, size, 4)),
  nightstands: (size, words) => cabinet(size, drawers(counted(words, "drawer") ?? 2, size, 4)),
  sideboards: (size) => cabinet(size, columns(4, ["door"], 5)),
  credenzas: (size) => cabinet(size, columns(3, ["door"], 4)),
  "tv-stands": (size) =>
    cabinet(size, { columns: [["door"], ["shelf", "shelf"], ["door"]], leg: 4, standsOn: "legs" }),
  "wine-storage": (size) =>
    cabinet(size, {
      columns: [
        ["door", "door"],
        ["door", "door"],
      ],
      leg: 6,
      standsOn: "legs",
    }),
  "home-bars": (size) => cabinet(size, { ...columns(3, ["door"], 3), standsOn: "plinth" }),
  bookcases: (size, words) =>
    cabinet(size, { ...columns(1, shelves(counted(words, "shel") ?? 5), 3), standsOn: "plinth" }),
  "file-cabinets": (size) => cabinet(size, { ...drawers(2, size, 2), standsOn: "plinth" }),
  "dining-tables": tables,
  "dining-sets": tables,
  "counter-height": tables,
  "pub-tables": (size) => table(size, "pedestal"),
  "game-tables": (size) => table(size, "pedestal"),
  "accent-tables": tables,
  desks: tables,
  "l-shaped-desks": (size) => table(size, "panels"),
  benches: (size) => table(size, "legs"),
  "dining-chairs": (size) => chair(size, 18.5),
  "bar-stools": (size, words) => chair(size, words.includes("counter") ? 26 : 30),
  "office-chairs": swivelChair,
  lamps: (size, words) => lamp(size, words.includes("arc")),
  mirrors: (size, words) => framed(size, words.includes("arch")),
  "wall-art": (size) => framed(size, false),
  "pillows-throws": pillow,
  rugs: slab,
};

/**
 * Front and side of a piece, drawn from its outside measures: what it is (type and title) decides
 * the shape, the measures its size. Parts within (arms, seats, drawers) are shown as is usual for
 * such a piece; only width, depth and height are promised.
 */
export function silhouetteOf({ type, title, specs }: Drawn): ProductDrawing {
  const size = { width: specs.width, depth: specs.length, height: specs.height };
  return (types[type] ?? slab)(size, title.toLowerCase());
}

function motionSeats(size: Size, words: string): ProductDrawing {
  return seats(size, words, true);
}

function seats(size: Size, words: string, motion = motionPattern.test(words)): ProductDrawing {
  const { width, depth } = size;
  const runsOut = depth < 50 ? undefined : whatRunsOut(size, words);
  const shape: SeatShape = {
    seats: width < 46 ? 1 : Math.max(2, Math.min(5, Math.round((width - 14) / 26.5))),
    arms: !/chaise lounge|modular accent/.test(words),
    motion,
    bodyDepth: runsOut ? Math.min(depth, 39) : depth,
    ...(runsOut ? { runsOut } : {}),
  };
  return seating(size, shape);
}

function whatRunsOut({ width, depth }: Size, words: string): NonNullable<SeatShape["runsOut"]> {
  if (width < 46 || words.includes("chaise lounge")) return "seat";
  return depth > 70 && !words.includes("chaise") ? "return" : "chaise";
}

function tables(size: Size, words: string): ProductDrawing {
  if (words.includes("pedestal") || words.includes("round")) return table(size, "pedestal");
  return table(size, words.includes("trestle") || words.includes("lift-top") ? "panels" : "legs");
}

function columns(count: number, cells: CabinetShape["columns"][number], leg: number): CabinetShape {
  return { columns: Array.from({ length: count }, () => cells), leg, standsOn: "legs" };
}

/** So many drawers in as many columns as the width asks for. */
function drawers(count: number, { width }: Size, leg: number): CabinetShape {
  const wanted = width > 62 ? 3 : width > 44 ? 2 : 1;
  const across = count % wanted === 0 ? wanted : 1;
  return columns(
    across,
    Array.from({ length: count / across }, () => "drawer" as const),
    leg,
  );
}

function shelves(count: number) {
  return Array.from({ length: count }, () => "shelf" as const);
}

/** The number before a word, e.g. `six-drawer` → 6. */
function counted(words: string, what: string): number | undefined {
  const found = numberNames.findIndex((word) => new RegExp(`${word}[- ]${what}`).test(words));
  return found < 0 ? undefined : found + 2;
}
