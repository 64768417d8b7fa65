/** A kind of furniture as the generator makes it. */
export interface FurnitureKind {
  collection: string;
  type: string;
  nouns: Words;
  /** Smallest and largest in inches: side to side, front to back, floor to top. */
  size: readonly [width: Range, depth: Range, height: Range];
  /** In whole dollars. */
  price: Range;
  materials: Words;
  features: Words;
  /** Whether it comes in several colors. */
  colorful: boolean;
}
type Range = readonly [smallest: number, largest: number];
type Words = readonly [string, ...string[]];

const materials: Readonly<Record<string, Words>> = {
  upholstery:
    words(`Microfiber, Performance fabric, Chenille, Polyester fabric, Linen blend, Faux leather,
  Top-grain leather, Velvet, Bouclé fabric, Leather match, Corduroy, Full-aniline leather`),
  wood: words(`Engineered wood, Acacia solids, Oak veneer, Pine solids, Rubberwood, Mango wood, Walnut veneer,
  Solid oak, Metal and glass, Marble top and wood base`),
  decor: words(`Polyester, Cotton, Wool, Metal, Glass, Ceramic, Jute, Canvas`),
};

const features: Readonly<Record<string, Words>> = {
  seat: words(`Kiln-dried hardwood frame, Loose cushions, Zippered covers, Track arms, Rolled arms,
  Nailhead trim, Storage under the seat`),
  motion:
    words(`Power reclining, Manual reclining, USB-C charging, Cupholders, Wall-saver mechanism,
  Power headrest, Heat and massage, Console with storage`),
  chest: words(`Soft-close drawers, Felt-lined top drawers, Dovetail joints, Antique brass pulls,
  USB-A and USB-C port, Anti-tip kit, Adjustable shelves`),
  mattress: words(`Firm, Medium firm, Plush, Cooling cover, Edge support, Pocketed coils`),
  table: words(`Extension leaf, Seats six, Seats eight, Trestle base, Lift top, Hand-rubbed finish,
  Adjustable feet`),
  decor: words(
    `Hand-finished, Ready to hang, Machine washable, Dimmable, Indoor and outdoor, Made to order`,
  ),
};

/**
 * All 35 product types of the shop: type, share of the catalog, names, sizes, price, materials and
 * features.
 */
const types = `
living-room/stationary-sofa-loveseats | 7 | Sofa, Sleeper Sofa | 70-104 x 34-44 x 28-40 | 399-3999 | upholstery | seat
living-room/stationary-sofa-loveseats | 4 | Loveseat | 54-72 x 34-44 x 28-40 | 399-3999 | upholstery | seat
living-room/stationary-sofa-loveseats | 4 | Accent Chair, Chair and a Half | 28-52 x 30-44 x 28-40 | 399-3999 | upholstery | seat
living-room/stationary-sofa-loveseats | 1 | Chaise, Ottoman | 28-40 x 36-72 x 26-38 | 399-3999 | upholstery | seat
living-room/stationary-sectionals | 9 | Sectional, 3-Piece Sectional, Sectional with Chaise, L-Shaped Sectional, 4-Piece Sectional, Modular Sectional, U-Shaped Sectional | 90-160 x 78-125 x 30-40 | 1099-7999 | upholstery | seat
living-room/reclining-sofa-loveseats | 9 | Reclining Sofa, Reclining Loveseat, Power Reclining Sofa, Power Reclining Loveseat with Console, Theater Seating | 60-96 x 36-44 x 38-44 | 799-4299 | upholstery | motion
living-room/recliners-lift-chairs | 8 | Recliner, Rocker Recliner, Power Recliner, Lift Chair, Swivel Glider Recliner, Power Lift Recliner | 30-44 x 34-44 x 38-46 | 349-2499 | upholstery | motion
living-room/reclining-sectionals | 5 | Reclining Sectional, Power Reclining Sectional, 6-Piece Reclining Sectional, Reclining Sectional with Chaise | 100-160 x 90-130 x 38-44 | 1999-8999 | upholstery | motion
bedroom/beds | 9 | Queen Bed, King Bed, Twin Bed, Queen Storage Bed, Upholstered King Bed, Full Bed, California King Bed, Daybed | 42-86 x 80-96 x 40-70 | 299-3499 | wood | chest
bedroom/bedroom-sets | 3 | 5-Piece Bedroom Set, 4-Piece Bedroom Set, Queen Bedroom Set, King Bedroom Set | 64-150 x 84-96 x 50-70 | 1299-7999 | wood | chest
bedroom/dressers | 4 | Dresser, Nine-Drawer Dresser, Dresser with Mirror, Six-Drawer Dresser | 50-72 x 16-20 x 32-44 | 399-2299 | wood | chest
bedroom/nightstands | 4 | Nightstand, Two-Drawer Nightstand, Three-Drawer Nightstand, Round Nightstand | 16-32 x 14-20 x 22-30 | 99-899 | wood | chest
bedroom/chests | 3 | Chest, Five-Drawer Chest, Lingerie Chest, Chest of Drawers | 22-42 x 16-20 x 44-60 | 299-1799 | wood | chest
bedroom/mattresses | 3 | Queen Mattress, King Mattress, Twin XL Mattress, Firm Queen Mattress, Hybrid King Mattress | 38-76 x 75-84 x 8-16 | 249-3299 | upholstery | mattress
dining-room/dining-sets | 3 | 5-Piece Dining Set, 7-Piece Dining Set, 9-Piece Dining Set | 48-96 x 36-48 x 29-31 | 599-4999 | wood | table
dining-room/dining-tables | 3 | Dining Table, Extension Dining Table, Round Dining Table, Trestle Table, Pedestal Table | 42-96 x 36-54 x 29-31 | 349-3499 | wood | table
dining-room/dining-chairs | 3 | Dining Chair, Upholstered Dining Chair, Arm Chair, Side Chair | 17-26 x 18-28 x 32-44 | 79-699 | wood | seat
dining-room/counter-height | 2 | Counter-Height Set, 5-Piece Counter-Height Set, Counter-Height Table | 42-72 x 36-48 x 36-37 | 499-2999 | wood | table
dining-room/benches | 1 | Dining Bench, Storage Bench | 36-68 x 14-20 x 17-22 | 129-799 | wood | seat
dining-room/sideboards | 2 | Sideboard, Buffet, Server, Fluted Sideboard | 48-80 x 16-20 x 32-42 | 399-2499 | wood | chest
home-office/desks | 2 | Desk, Writing Desk, Standing Desk, Executive Desk | 40-72 x 22-34 x 29-48 | 199-2299 | wood | chest
home-office/l-shaped-desks | 1 | L-Shaped Desk, L-Shaped Desk with Hutch | 55-78 x 50-78 x 29-66 | 349-2799 | wood | chest
home-office/office-chairs | 1 | Office Chair, Executive Chair, Task Chair | 24-30 x 24-32 x 36-50 | 129-999 | upholstery | motion
home-office/bookcases | 1 | Bookcase, Open Bookcase, Ladder Bookcase | 24-48 x 11-18 x 60-84 | 149-1299 | wood | chest
home-office/file-cabinets | 1 | File Cabinet, Lateral File | 15-36 x 18-24 x 26-52 | 149-899 | wood | chest
home-office/credenzas | 1 | Credenza, Office Credenza | 55-72 x 18-24 x 29-32 | 399-2199 | wood | chest
accessories/lamps | 2 | Table Lamp, Floor Lamp, Arc Floor Lamp | 10-20 x 10-20 x 20-84 | 49-499 | decor | decor
accessories/rugs | 3 | Area Rug, Runner, Wool Rug, Shag Rug | 24-120 x 36-168 x 1-2 | 59-1999 | decor | decor
accessories/mirrors | 1 | Mirror, Leaning Mirror, Arched Mirror | 20-48 x 1-4 x 24-80 | 79-799 | decor | decor
accessories/wall-art | 2 | Framed Print, Canvas, Wall Sculpture | 12-72 x 1-3 x 12-60 | 39-799 | decor | decor
accessories/pillows-throws | 2 | Pillow, Throw, Lumbar Pillow | 12-60 x 4-50 x 2-8 | 19-249 | decor | decor
accessories/accent-tables | 3 | Coffee Table, End Table, Side Table, Lift-Top Coffee Table, Nesting Tables | 14-54 x 14-36 x 16-26 | 89-1299 | wood | table
bar-entertainment/bar-stools | 2 | Bar Stool, Counter Stool, Swivel Bar Stool | 15-24 x 16-24 x 24-46 | 69-699 | upholstery | seat
bar-entertainment/tv-stands | 3 | TV Stand, 65-Inch TV Stand, Fireplace TV Stand, Media Console | 48-90 x 15-20 x 22-36 | 199-2299 | wood | chest
bar-entertainment/home-bars | 1 | Home Bar, Corner Bar | 48-84 x 20-30 x 40-44 | 499-3999 | wood | chest
bar-entertainment/pub-tables | 1 | Pub Table, 3-Piece Pub Set | 24-48 x 24-48 x 36-42 | 199-1499 | wood | table
bar-entertainment/wine-storage | 1 | Wine Cabinet, Bar Cabinet, Wine Rack | 20-48 x 14-20 x 34-80 | 199-1999 | wood | chest
bar-entertainment/game-tables | 1 | Game Table, Poker Table, Chess Table | 32-60 x 32-60 x 29-32 | 299-2999 | wood | table
`;

/** Each kind as often as its share of a large store's catalog. */
export const kinds: readonly [FurnitureKind, ...FurnitureKind[]] = atLeastOne(
  types.trim().split("\n").flatMap(kindsOf),
);

/** Colors as vendors name them, the most frequent first. */
export const colors =
  words(`Gray #8c8b88, Charcoal #45464a, Beige #cdbb9f, Dark Brown #4a2f22, Black #272425, Ivory #ebe4d6,
  Slate Gray #6c7278, Chocolate #5f4637, Weathered Oak #a78a68, Espresso #3b2a22, White #f4f2ee,
  Navy #27344f, Cognac #8a4f2a, Sage Green #8f9b83, Taupe #9c8d7f, Walnut #6b4a32, Oatmeal #d6cab4,
  Pewter #84837f, Stone #b5ada2, Denim Blue #54688a, Rust #a2573a, Olive #6c6b45,
  Driftwood #9d9184, Blush #d8b4a8, Emerald #1f6b52, Mustard #c89b3c`);

export const names =
  words(`Alder, Alma, Arlo, Ashby, Auburn, Avery, Barton, Bayou, Beckett, Belmont, Birch, Bowie, Brazos,
  Briar, Bristol, Caldwell, Camden, Cedar, Chandler, Cleary, Colton, Cove, Crosby, Dalton, Darby,
  Delano, Denton, Dover, Easton, Eldon, Ellery, Elm, Emory, Fairmont, Fenwick, Finley, Fulton,
  Galveston, Garner, Gibson, Granger, Grove, Hadley, Harlan, Hartley, Hayden, Hollis, Houston,
  Hudson, Ivy, Jasper, Juniper, Katy, Keaton, Kendall, Kingsley, Lamar, Landry, Larkin, Linden,
  Livingston, Luling, Maddox, Magnolia, Marfa, Marsh, Mason, Maxwell, Mercer, Milam, Monroe, Nolan,
  Norwood, Oakley, Orchard, Palmer, Parker, Pecan, Percy, Pierce, Porter, Presley, Quinn, Ramsey,
  Reagan, Reed, Rhodes, Ridley, Rowan, Sabine, Sawyer, Sheldon, Sloan, Spencer, Sterling, Sutton,
  Tanner, Tatum, Thorne, Trinity, Tucker, Tyler, Vance, Walker, Warren, Waverly, Weston, Whitley,
  Wilder, Winslow, Wyatt, York`);

export const vendors = words("BD, CK, HM, LR, NS, PT, RX, SW, TR, WV");

export const sentences: Words = [
  "The frame is screwed and glued, not stapled, and carries a ten-year warranty.",
  "It ships in two boxes and stands in twenty minutes.",
  "The finish hides fingerprints and takes a child's toy truck without a mark.",
  "Measure your door: it needs 34 inches.",
  "A quiet piece that lets the rug do the talking.",
  "Made for small rooms, with nothing sticking out behind it.",
  "The fabric is woven from recycled yarn and cleans with water.",
  "Matches the other pieces of its group, which we keep in stock.",
  "Customers buy it for the guest room and move it to the den.",
];

function kindsOf(line: string): FurnitureKind[] {
  const [type = "", weight, nouns = "", size = "", price = "", material = "", feature = ""] =
    line.split(" | ");
  const [collection = "", slug = ""] = type.split("/");
  const [width = "", depth = "", height = ""] = size.split(" x ");
  return Array<FurnitureKind>(Number(weight)).fill({
    collection,
    type: slug,
    nouns: words(nouns),
    size: [range(width), range(depth), range(height)],
    price: range(price),
    materials: materials[material] ?? words(material),
    features: features[feature] ?? words(feature),
    colorful: material !== "decor",
  });
}

function words(text: string): Words {
  return atLeastOne(text.split(",").map((word) => word.trim()));
}

function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error("There is no such kind of furniture.");
  return [first, ...others];
}

function range(text: string): Range {
  const [smallest = 0, largest = smallest] = text.split("-").map(Number);
  return [smallest, largest];
}
