import * as shop from "./product-groups.ts";

// This file is long because it is data, one judgment for each query, and no logic.

/** A query and what a seller would show for it, by slug. */
export interface JudgedQuery {
  query: string;
  /** Exactly what was searched for. */
  best: readonly string[];
  /** Nearly what was searched for. */
  good?: readonly string[];
  /** A reasonable alternative. */
  fair?: readonly string[];
}

const [larkinSofa = "", marlowSofa = "", leatherSofa = "", velvetSofa = ""] = shop.sofas;

/**
 * What shoppers type, judged over the starter catalog. Every third is a holdout: the search's
 * vocabulary and weights are never tuned to it.
 */
export const judgedQueries: readonly JudgedQuery[] = [
  // Kinds of products
  { query: "sofa", best: shop.sofas, good: shop.recliningSofas, fair: ["model-2500-sofa-chaise"] },
  { query: "couch", best: shop.sofas, good: shop.recliningSofas, fair: ["model-2500-sofa-chaise"] },
  { query: "loveseat", best: shop.loveseats, good: shop.recliningLoveseats },
  { query: "sectional", best: shop.sectionals, good: shop.recliningSectionals },
  { query: "recliner", best: shop.recliners, good: shop.liftChairs },
  { query: "lift chair", best: shop.liftChairs, fair: shop.recliners },
  { query: "accent chair", best: shop.accentChairs },
  { query: "bed", best: shop.beds, good: shop.bedroomSet },
  { query: "dresser", best: shop.dressers, good: shop.chest, fair: shop.bedroomSet },
  { query: "nightstand", best: shop.nightstands, fair: shop.bedroomSet },
  { query: "mattress", best: shop.mattresses },
  { query: "dining table", best: shop.diningTables, good: shop.diningSets, fair: shop.counterSet },
  { query: "dining chairs", best: shop.diningChairs, fair: [...shop.diningSets, ...shop.bench] },
  { query: "coffee table", best: shop.coffeeTables },
  { query: "desk", best: [...shop.desks, ...shop.cornerDesk] },
  { query: "bookcase", best: shop.bookcase },
  { query: "rug", best: shop.rug },
  { query: "lamp", best: shop.lamps },
  { query: "mirror", best: shop.mirror, fair: shop.bedroomSet },
  { query: "bar stools", best: shop.stools, fair: shop.pubSet },
  { query: "tv stand", best: shop.tvStands },

  // Other names
  { query: "settee", best: [...shop.sofas, ...shop.loveseats], good: shop.recliningSofas },
  { query: "armchair", best: shop.accentChairs, fair: ["model-4600-power-wing-recliner"] },
  { query: "media console", best: shop.tvStands, fair: shop.sideboard },
  { query: "entertainment center", best: shop.tvStands },
  { query: "bedside table", best: shop.nightstands },
  { query: "buffet", best: shop.sideboard, good: shop.credenza },
  { query: "bookshelf", best: shop.bookcase },
  { query: "filing cabinet", best: shop.fileCabinet },
  { query: "standing desk", best: ["lamar-sit-stand-desk"] },
  { query: "poker table", best: shop.gameTable },
  { query: "wine cabinet", best: shop.barCabinet, fair: shop.homeBar },
  { query: "carpet", best: shop.rug },
  { query: "painting", best: shop.prints },
  { query: "throw pillows", best: shop.pillows },
  { query: "computer chair", best: shop.officeChairs },
  {
    query: "home theater seating",
    best: shop.theaterSeats,
    good: ["model-5900-theater-sectional"],
  },
  {
    query: "sleeper sofa",
    best: ["galvez-sectional-with-storage-chaise", "model-5720-sleeper-reclining-sectional"],
  },
  {
    query: "futon",
    best: ["galvez-sectional-with-storage-chaise", "model-5720-sleeper-reclining-sectional"],
  },
  { query: "ottoman", best: ["heights-apartment-sectional"] },

  // Joined and split words
  { query: "liftchair", best: shop.liftChairs, fair: shop.recliners },
  { query: "love seat", best: shop.loveseats, good: shop.recliningLoveseats },
  { query: "night stand", best: shop.nightstands, fair: shop.bedroomSet },
  { query: "barstools", best: shop.stools, fair: shop.pubSet },
  { query: "book case", best: shop.bookcase },
  { query: "side board", best: shop.sideboard },
  {
    query: "lshaped sectional",
    best: ["larkin-l-shaped-sectional"],
    good: [
      "brazos-leather-sectional",
      "model-2500-sofa-chaise",
      "cove-modular-sectional",
      "hollis-velvet-sectional",
      "heights-apartment-sectional",
      "galvez-sectional-with-storage-chaise",
      "teague-three-piece-sectional",
    ],
    fair: ["cove-modular-corner-set", ...shop.recliningSectionals],
  },
  {
    query: "midcentury loveseat",
    best: ["teague-mid-century-loveseat"],
    fair: ["larkin-track-arm-loveseat", "marlow-rolled-arm-loveseat"],
  },
  {
    query: "midcentury modern",
    best: ["teague-mid-century-loveseat", "teague-three-piece-sectional"],
    fair: ["teague-writing-desk", "teague-six-drawer-dresser"],
  },
  { query: "chest of drawers", best: shop.chest, good: shop.dressers },

  // Numbers and units
  {
    query: "3 piece sectional",
    best: ["teague-three-piece-sectional", "brazos-leather-sectional"],
    fair: ["larkin-l-shaped-sectional"],
  },
  {
    query: "3pc sectional",
    best: ["teague-three-piece-sectional", "brazos-leather-sectional"],
    fair: ["larkin-l-shaped-sectional"],
  },
  {
    query: "5 piece dining set",
    best: ["galvez-five-piece-dining-set"],
    good: shop.counterSet,
    fair: ["marfa-seven-piece-dining-set"],
  },
  {
    query: "7pc dining set",
    best: ["marfa-seven-piece-dining-set"],
    fair: ["galvez-five-piece-dining-set"],
  },
  { query: "5 piece bedroom set", best: shop.bedroomSet },
  {
    query: "84 inch sofa",
    best: [larkinSofa],
    good: [
      "model-5300-wall-saver-sofa",
      "sabine-fabric-reclining-sofa",
      velvetSofa,
      "model-5100-reclining-sofa",
    ],
    fair: [leatherSofa, "model-5200-power-reclining-sofa", marlowSofa],
  },
  {
    query: '90" couch',
    best: [marlowSofa],
    good: [leatherSofa, "model-5200-power-reclining-sofa", "model-5100-reclining-sofa"],
    fair: [larkinSofa, velvetSofa],
  },
  {
    query: "7 ft sofa",
    best: [larkinSofa],
    good: [
      "model-5300-wall-saver-sofa",
      "sabine-fabric-reclining-sofa",
      velvetSofa,
      "model-5100-reclining-sofa",
    ],
    fair: [leatherSofa, "model-5200-power-reclining-sofa", marlowSofa],
  },
  { query: "sofa under 84 inches", best: [velvetSofa, larkinSofa, "model-5300-wall-saver-sofa"] },
  { query: "8x10 rug", best: shop.rug },
  {
    query: "72 inch dining table",
    best: ["marfa-extending-trestle-table"],
    good: ["marfa-seven-piece-dining-set"],
    fair: ["sabine-round-pedestal-table"],
  },
  {
    query: "48 inch desk",
    best: ["teague-writing-desk"],
    fair: ["lamar-sit-stand-desk", "travis-l-shaped-desk"],
  },
  { query: "75 inch tall bookcase", best: shop.bookcase },
  {
    query: "6 drawer dresser",
    best: ["teague-six-drawer-dresser"],
    fair: ["briar-nine-drawer-dresser"],
  },
  {
    query: "2 drawer nightstand",
    best: ["briar-two-drawer-nightstand"],
    fair: ["alma-round-nightstand"],
  },
  { query: "tv stand 65", best: shop.tvStands },
  {
    query: "tv stand for 75 inch tv",
    best: ["lamar-72-inch-tv-stand"],
    fair: ["briar-fireplace-tv-stand"],
  },
  {
    query: "400 lb recliner",
    best: ["model-4720-big-tall-recliner", "model-4810-zero-gravity-lift-chair"],
  },
  { query: "30 inch bar stools", best: ["marfa-bar-stools"], fair: ["wren-counter-stools"] },
  { query: "26 inch counter stool", best: ["wren-counter-stools"], fair: ["marfa-bar-stools"] },
  {
    query: "dining table for 6",
    best: ["sabine-round-pedestal-table", "marfa-seven-piece-dining-set"],
    good: ["marfa-extending-trestle-table"],
  },
  { query: "4700", best: ["model-4700-leather-recliner"] },
  { query: "PF-2310-GRN", best: ["hollis-velvet-sofa"] },
  {
    query: "model 5100",
    best: ["model-5100-reclining-sofa"],
    fair: ["model-5110-reclining-love-seat"],
  },

  // Materials, colors and styles
  {
    query: "leather sofa",
    best: [leatherSofa, "model-5200-power-reclining-sofa"],
    fair: ["brazos-leather-sectional", "model-5210-power-console-love-seat"],
  },
  {
    query: "leather recliner",
    best: ["model-4700-leather-recliner"],
    good: ["model-4720-big-tall-recliner"],
    fair: ["model-4800-lift-chair"],
  },
  { query: "velvet couch", best: [velvetSofa], good: ["hollis-velvet-sectional"] },
  { query: "green sofa", best: [velvetSofa], good: [larkinSofa] },
  {
    query: "gray sectional",
    best: ["larkin-l-shaped-sectional", "cove-modular-corner-set", "teague-three-piece-sectional"],
    good: [
      "model-5620-compact-reclining-sectional",
      "model-5720-sleeper-reclining-sectional",
      "cove-modular-sectional",
      "galvez-sectional-with-storage-chaise",
      "model-2500-sofa-chaise",
      "heights-apartment-sectional",
    ],
    fair: [
      "pecos-fabric-power-sectional",
      "sabine-modular-power-sectional",
      "model-5610-power-reclining-sectional",
      "model-5700-manual-reclining-sectional",
      "hollis-velvet-sectional",
    ],
  },
  {
    query: "white boucle chair",
    best: ["pebble-modular-accent-chair"],
    good: ["wren-swivel-accent-chair"],
    fair: ["model-4500-swivel-glider"],
  },
  {
    query: "navy sectional",
    best: ["hollis-velvet-sectional", "sabine-modular-power-sectional"],
    good: ["larkin-l-shaped-sectional", "pecos-fabric-power-sectional"],
  },
  {
    query: "brown leather sectional",
    best: ["brazos-leather-sectional", "pecos-leather-power-sectional"],
    fair: ["model-5900-theater-sectional"],
  },
  {
    query: "oak bed",
    best: ["teague-oak-platform-bed"],
    fair: ["alma-channel-tufted-bed", "galvez-storage-bed"],
  },
  {
    query: "solid wood dresser",
    best: ["teague-six-drawer-dresser", "briar-nine-drawer-dresser"],
    fair: shop.chest,
  },
  {
    query: "marble dining table",
    best: ["sabine-round-pedestal-table"],
    fair: ["marfa-extending-trestle-table"],
  },
  { query: "round dining table", best: ["sabine-round-pedestal-table"], fair: shop.pubSet },
  {
    query: "farmhouse dining table",
    best: ["marfa-extending-trestle-table"],
    good: ["marfa-seven-piece-dining-set"],
    fair: ["sabine-round-pedestal-table"],
  },
  {
    query: "upholstered bed",
    best: ["alma-channel-tufted-bed"],
    fair: ["teague-oak-platform-bed", "galvez-storage-bed"],
  },
  {
    query: "faux leather recliner",
    best: ["model-4720-big-tall-recliner"],
    good: ["model-4700-leather-recliner"],
    fair: ["model-4800-lift-chair"],
  },
  {
    query: "microfiber sofa",
    best: ["model-5100-reclining-sofa"],
    fair: [
      "galvez-sectional-with-storage-chaise",
      "model-5120-console-love-seat",
      "model-5110-reclining-love-seat",
    ],
  },

  // Rooms and features
  {
    query: "bedroom furniture",
    best: [
      ...shop.bedroomSet,
      ...shop.beds,
      ...shop.dressers,
      ...shop.nightstands,
      ...shop.chest,
      ...shop.mattresses,
    ],
  },
  {
    query: "power recliner with usb",
    best: [
      "model-4700-leather-recliner",
      "model-4600-power-wing-recliner",
      "model-4720-big-tall-recliner",
    ],
    good: shop.liftChairs.slice(0, 2),
  },
  {
    query: "sofa with cup holders",
    best: ["model-5100-reclining-sofa"],
    good: [
      "model-5120-console-love-seat",
      "model-5210-power-console-love-seat",
      ...shop.theaterSeats,
    ],
  },
  { query: "storage bed", best: ["galvez-storage-bed"] },
  {
    query: "heat and massage chair",
    best: ["model-4800-lift-chair"],
    good: ["model-4810-zero-gravity-lift-chair"],
  },
  {
    query: "recliner for tall man",
    best: ["model-4720-big-tall-recliner"],
    fair: ["model-4700-leather-recliner"],
  },
  {
    query: "recliner for short person",
    best: ["model-4820-petite-lift-chair"],
    fair: ["model-4600-power-wing-recliner"],
  },
  {
    query: "wall hugger recliner",
    best: ["model-4400-recliner"],
    good: ["model-5300-wall-saver-sofa"],
  },
  {
    query: "small sectional for apartment",
    best: ["heights-apartment-sectional"],
    good: ["model-5620-compact-reclining-sectional", "cove-modular-corner-set"],
  },
  {
    query: "modular couch",
    best: ["cove-modular-sectional", "cove-modular-corner-set"],
    good: [
      "model-2500-sofa-chaise",
      "pebble-modular-accent-chair",
      "sabine-modular-power-sectional",
      "model-5610-power-reclining-sectional",
      "model-5620-compact-reclining-sectional",
    ],
  },
  {
    query: "pet friendly sofa",
    best: [larkinSofa],
    good: [
      "pecos-fabric-power-sectional",
      "larkin-l-shaped-sectional",
      "larkin-track-arm-loveseat",
    ],
  },
  { query: "electric fireplace", best: ["briar-fireplace-tv-stand"] },
  { query: "extendable table", best: ["marfa-extending-trestle-table"] },
  { query: "full length mirror", best: shop.mirror },
  {
    query: "kitchen table and chairs",
    best: shop.diningSets,
    good: shop.counterSet,
    fair: [...shop.pubSet, ...shop.diningTables],
  },
  {
    query: "sectional with chaise",
    best: [
      "galvez-sectional-with-storage-chaise",
      "model-2500-sofa-chaise",
      "hollis-velvet-sectional",
      "heights-apartment-sectional",
    ],
    good: ["model-5720-sleeper-reclining-sectional"],
    fair: ["model-5610-power-reclining-sectional"],
  },
  {
    query: "glider for nursery",
    best: ["model-4500-swivel-glider"],
    good: ["model-4410-rocker-recliner"],
  },

  // Typing mistakes
  { query: "reclyner", best: shop.recliners, good: shop.liftChairs },
  { query: "sectonal couch", best: shop.sectionals, good: shop.recliningSectionals },
  { query: "matress", best: shop.mattresses },
  { query: "nighstand", best: shop.nightstands, fair: shop.bedroomSet },
  {
    query: "lether sofa",
    best: [leatherSofa, "model-5200-power-reclining-sofa"],
    fair: ["brazos-leather-sectional", "model-5210-power-console-love-seat"],
  },

  // Prices, sizes of beds, other brands
  {
    query: "couch under $500",
    best: shop.sofas,
    good: shop.recliningSofas,
    fair: ["model-2500-sofa-chaise"],
  },
  { query: "recliner less than 800 dollars", best: shop.recliners, good: shop.liftChairs },
  {
    query: "king size bed",
    best: ["alma-channel-tufted-bed"],
    good: ["teague-oak-platform-bed", "galvez-storage-bed"],
    fair: shop.bedroomSet,
  },
  { query: "lazy boy recliner", best: shop.recliners, good: shop.liftChairs },
  { query: "queen mattress", best: shop.mattresses },
  { query: "ashley sofa", best: shop.sofas, good: shop.recliningSofas },
  {
    query: "purple velvet sofa",
    best: [velvetSofa],
    good: ["hollis-velvet-sectional"],
    fair: [larkinSofa, marlowSofa, leatherSofa],
  },
  { query: "office chair under 300", best: shop.officeChairs },
];
