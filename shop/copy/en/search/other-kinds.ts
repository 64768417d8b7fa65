import type { SearchLanguage } from "#domain/search/search-language.ts";

/** Kinds of furniture that the shop may not have, with the kind that comes closest. */
const furniture: SearchLanguage["otherKinds"] = [
  {
    names: [
      "sleeper",
      "sofa bed",
      "pull-out sofa",
      "pull-out sleeper",
      "sleeper sofa",
      "futon",
      "sofa sleeper",
      "pull-out bed",
      "sofa pull-out",
      "sofa pull-out bed",
      "convertible sofa bed",
      "sleeper sectional",
      "sofa cama",
    ],
    like: "sofa",
  },
  {
    names: ["ottoman", "footstool", "foot stool", "pouf", "hassock", "footrest"],
    like: "sectional",
  },
  { names: ["chesterfield", "living room set", "living room suite", "sofa set"], like: "sofa" },
  { names: ["bean bag", "papasan", "vanity chair", "makeup chair"], like: "accent chair" },
  {
    names: ["console table", "entry table", "hall table", "sofa table", "entryway table"],
    like: "sideboard",
  },
  { names: ["console"], like: "TV stand" },
  {
    names: ["china cabinet", "curio cabinet", "display cabinet", "pantry", "pantry cabinet"],
    like: "sideboard",
  },
  { names: ["accent cabinet", "storage cabinet", "entryway cabinet"], like: "sideboard" },
  { names: ["wardrobe", "armoire", "closet", "clothes cabinet"], like: "chest of drawers" },
  { names: ["trunk", "storage trunk", "storage chest"], like: "chest of drawers" },
  { names: ["vanity", "makeup vanity", "dressing table", "vanity table"], like: "dresser" },
  { names: ["headboard", "head board"], like: "bed" },
  { names: ["kitchen island"], like: "counter set" },
  { names: ["breakfast nook", "dining nook"], like: "dining set" },
  { names: ["bar cart", "drinks trolley", "serving cart", "bar trolley"], like: "home bar" },
  { names: ["pool table", "billiard table", "foosball table", "air hockey"], like: "game table" },
  { names: ["shelf", "etagere", "wall shelf", "floating shelf"], like: "bookcase" },
  { names: ["workstation", "drafting table", "craft table", "drawing table"], like: "desk" },
  { names: ["runner", "runner rug"], like: "rug" },
  { names: ["chandelier", "pendant light", "pendant lamp", "sconce", "wall sconce"], like: "lamp" },
  { names: ["ceiling light", "vanity light", "light fixture"], like: "lamp" },
  { names: ["tapestry", "wall hanging", "poster", "wall sculpture"], like: "wall art" },
  { names: ["throw", "blanket", "throw blanket"], like: "pillow" },
  { names: ["pillow cover", "pillowcase", "pillow case", "pillow sham"], like: "pillow" },
];

/** Things that are no furniture, or nothing like it, though their names often have a kind's. */
const otherThings: readonly (readonly string[])[] = [
  ["cover", "slipcover", "protector", "topper", "encasement", "mattress pad", "chair pad"],
  ["rug pad", "chair mat", "door mat", "doormat", "bath mat", "bath rug", "mat", "box spring"],
  ["sheet", "bed sheet", "bedding", "comforter", "duvet", "quilt", "bedspread", "bed skirt"],
  ["curtain", "drape", "blind", "valance", "curtain rod", "lamp shade", "lampshade"],
  ["knob", "drawer pull", "cabinet pull", "handle", "hook", "hinge", "bed rail", "caster"],
  ["table leg", "sofa leg", "furniture leg", "bed leg", "bed slat", "bed riser"],
  ["organizer", "bin", "basket", "box", "crate", "hamper", "dispenser", "hanger", "bed storage"],
  ["shoe rack", "coat rack", "towel rack", "hall tree", "coat stand", "plant stand"],
  ["picture frame", "photo frame", "clock", "vase", "candle", "sign", "statue", "figurine"],
  ["wall decal", "wall sticker", "wallpaper", "tile", "table runner", "tablecloth", "placemat"],
  ["faucet", "sink", "toilet", "bathtub", "shower", "towel", "shower curtain"],
  ["bathroom vanity", "bathroom cabinet", "kitchen cabinet", "medicine cabinet", "shoe cabinet"],
  ["freezer", "refrigerator", "fridge", "oven", "stove", "washer", "dryer", "dishwasher"],
  ["ceiling fan", "fan", "heater", "light bulb", "bulb", "string lights", "night light"],
  ["crib", "bassinet", "high chair", "changing table", "car seat", "stroller", "toy box"],
  ["dog bed", "cat bed", "pet bed", "dog crate", "cat tree", "bird feeder", "bird cage"],
  ["patio set", "patio furniture", "outdoor furniture", "outdoor set", "outdoor patio set"],
  ["umbrella", "gazebo", "pergola", "grill", "hammock", "swing", "fountain", "planter"],
  ["fire pit", "fire pit table", "picnic table", "ironing board", "massage table"],
  ["room divider", "privacy screen", "fireplace screen", "tv mount", "wall mount", "projector"],
  ["wheelchair", "toilet seat", "shower chair", "step stool", "ladder", "grab bar", "towel bar"],
  ["christmas tree", "artificial tree", "plant", "wreath", "flower", "ornament"],
  ["jacket", "shoe", "belt", "bag", "purse", "wallet", "polish", "cleaner", "paint", "spray"],
];

export const otherKinds: SearchLanguage["otherKinds"] = [
  ...furniture,
  ...otherThings.flatMap((names) => names.map((name) => ({ names: [name] }))),
];

/** Brands that the shop doesn't sell. */
export const otherBrands: SearchLanguage["otherBrands"] = [
  { names: ["La-Z-Boy", "lazy boy", "lazboy"], like: "recliner" },
  { names: ["Lovesac"], like: "sectional" },
  { names: ["Tempur-Pedic", "tempurpedic", "Casper", "Sealy", "Serta"], like: "mattress" },
  { names: ["Herman Miller", "Steelcase", "Secretlab"], like: "office chair" },
  {
    names: [
      "Ashley",
      "IKEA",
      "Wayfair",
      "Rooms To Go",
      "West Elm",
      "Pottery Barn",
      "Crate and Barrel",
    ],
  },
  { names: ["Bassett", "Ethan Allen", "Flexsteel", "Restoration Hardware", "Article", "Bob's"] },
];
