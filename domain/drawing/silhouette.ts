import type { Product } from "#domain/product.ts";
import { bed, framed, lamp, mattress, pillow, slab } from "./beds-and-decor.ts";
import { type CabinetShape, cabinet } from "./casework.ts";
import type { ProductDrawing, Size } from "./shapes.ts";
import { chair, swivelChair, table } from "./tables.ts";
import { type SeatShape, seating } from "./upholstery.ts";

export type DrawableProduct = Pick<Product, "type" | "title" | "description" | "specs">;
type Draw = (size: Size, title: string, legless: boolean) => ProductDrawing;

const motionPattern = /reclin|lift|theater|power/;
/** How products say that they have no legs; not "30 inches high without legs". */
const leglessPattern =
  /\blegless\b|\b(?:no|(?<!\b(?:or|high|height|tall|inches) )without) (?:any |visible |exposed |(?:[\w-]+ )?arms (?:or|and) )?legs\b(?! to (?:attach|assemble|screw))|\bfloor (?:chair|sofa)|\bhidden (?:[\w-]+ )?base\b/;
const numberNames = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** How each product type is drawn; `title` is the product's title in lower case. */
const types: Record<string, Draw> = {
  "stationary-sofa-loveseats": stationarySeats,
  "stationary-sectionals": stationarySeats,
  "reclining-sofa-loveseats": motionSeats,
  "recliners-lift-chairs": motionSeats,
  "reclining-sectionals": motionSeats,
  beds: (size, title) => bed(size, title.includes("channel") ? 7 : 1),
  "bedroom-sets": (size) => bed(size, 1),
  mattresses: mattress,
  dressers: (size, title) => cabinet(size, drawers(counted(title, "drawer") ?? 6, size, 5)),
  chests: (size, title) => cabinet(size, drawers(counted(title, "drawer") ?? 5, size, 4)),
  nightstands: (size, title) => cabinet(size, drawers(counted(title, "drawer") ?? 2, size, 4)),
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
  bookcases: (size, title) =>
    cabinet(size, { ...columns(1, shelves(counted(title, "shel") ?? 5), 3), standsOn: "plinth" }),
  "file-cabinets": (size) => cabinet(size, { ...drawers(2, size, 2), standsOn: "plinth" }),
  "dining-tables": tables,
  "dining-sets": tables,
  "counter-height": tables,
  "pub-tables": (size) => table(size, "pedestal"),
  "game-tables": (size) => table(size, "pedestal"),
  "accent-tables": tables,
  desks: tables,
  "l-shaped-desks": (size) => table(size, "panels"),
  benches: (size, _, legless) => (legless ? slab(size) : table(size, "legs")),
  "dining-chairs": (size, _, legless) => chair(size, { seatHeight: 18.5, legless }),
  "bar-stools": (size, title, legless) =>
    chair(size, { seatHeight: title.includes("counter") ? 26 : 30, legless }),
  "office-chairs": swivelChair,
  lamps: (size, title) => lamp(size, title.includes("arc")),
  mirrors: (size, title) => framed(size, title.includes("arch")),
  "wall-art": (size) => framed(size, false),
  "pillows-throws": pillow,
  rugs: slab,
};

/**
 * Front and side of a product: its type and title determine the shape, its dimensions the size.
 * Inner parts (arms, seats, drawers) are drawn as usual for the type, legs of seats only if the
 * product doesn't say that it has none; only width, depth and height are accurate.
 */
export function silhouetteOf({ type, title, description, specs }: DrawableProduct): ProductDrawing {
  const size = { width: specs.width, depth: specs.length, height: specs.height };
  const legless = leglessPattern.test(`${title}. ${specs.features}. ${description}`.toLowerCase());
  return (types[type] ?? slab)(size, title.toLowerCase(), legless);
}

function motionSeats(size: Size, title: string): ProductDrawing {
  return seats(size, title, { motion: true, legless: false });
}

function stationarySeats(size: Size, title: string, legless: boolean): ProductDrawing {
  return seats(size, title, { motion: motionPattern.test(title), legless });
}

function seats(
  size: Size,
  title: string,
  standing: Pick<SeatShape, "motion" | "legless">,
): ProductDrawing {
  const { width, depth } = size;
  const extension = depth < 50 ? undefined : extensionOf(size, title);
  const shape: SeatShape = {
    seats: width < 46 ? 1 : Math.max(2, Math.min(5, Math.round((width - 14) / 26.5))),
    arms: !/chaise lounge|modular accent/.test(title),
    ...standing,
    bodyDepth: extension ? Math.min(depth, 39) : depth,
    ...(extension ? { runsOut: extension } : {}),
  };
  return seating(size, shape);
}

function extensionOf({ width, depth }: Size, title: string): NonNullable<SeatShape["runsOut"]> {
  if (width < 46 || title.includes("chaise lounge")) return "seat";
  return depth > 70 && !title.includes("chaise") ? "return" : "chaise";
}

function tables(size: Size, title: string): ProductDrawing {
  if (title.includes("pedestal") || title.includes("round")) return table(size, "pedestal");
  return table(size, title.includes("trestle") || title.includes("lift-top") ? "panels" : "legs");
}

function columns(count: number, cells: CabinetShape["columns"][number], leg: number): CabinetShape {
  return { columns: Array.from({ length: count }, () => cells), leg, standsOn: "legs" };
}

/** `count` drawers, in as many columns as the width suggests. */
function drawers(count: number, { width }: Size, leg: number): CabinetShape {
  const preferredColumns = width > 62 ? 3 : width > 44 ? 2 : 1;
  const across = count % preferredColumns === 0 ? preferredColumns : 1;
  return columns(
    across,
    Array.from({ length: count / across }, () => "drawer" as const),
    leg,
  );
}

function shelves(count: number) {
  return Array.from({ length: count }, () => "shelf" as const);
}

/** The number before a word in a title, e.g. `six-drawer` → 6. */
function counted(title: string, noun: string): number | undefined {
  const found = numberNames.findIndex((word) => new RegExp(`${word}[- ]${noun}`).test(title));
  return found < 0 ? undefined : found + 2;
}
