/** Kinds that a kind before them makes clearer: a "buffet cabinet" is a buffet. */
export const genericKinds: readonly string[] = ["cabinet", "unit"];

/** Words that say how a product is or how many, but never which kind. */
export const describing: readonly string[] = [
  ...["set", "pair", "row", "piece", "group", "collection", "unit", "seat", "seating", "stand"],
  ...["storage", "file", "light", "L-shaped", "U-shaped", "round", "square", "oval", "rectangular"],
  ...["large", "big", "small", "mini", "tiny", "tall", "short", "wide", "narrow", "slim", "deep"],
  ...["twin", "full", "queen", "king", "california king", "double", "single", "oversized"],
  ...["modern", "contemporary", "traditional", "transitional", "industrial", "rustic", "classic"],
  ...["farmhouse", "coastal", "boho", "bohemian", "vintage", "antique", "glam", "luxury", "cozy"],
  ...["minimalist", "mid-century", "french", "victorian", "western", "tropical", "elegant"],
  ...["comfortable", "comfy", "soft", "firm", "new", "used", "custom", "quality", "unique"],
  ...["living", "bedroom", "room", "dining", "kitchen", "office", "home", "house", "apartment"],
  ...[
    "adult",
    "kid",
    "kids",
    "indoor",
    "sale",
    "clearance",
    "discount",
    "deal",
    "price",
    "black friday",
  ],
];

/** Words without meaning for products. */
export const fillers: readonly string[] = [
  ...["a", "an", "and", "at", "by", "for", "from", "in", "is", "it", "my", "of", "on", "or", "our"],
  ...["that", "the", "this", "to", "with", "your", "i", "me", "we", "you", "are", "be", "any"],
  ...["buy", "find", "get", "have", "looking", "need", "want", "shop", "store", "near", "houston"],
  ...[
    "best",
    "cheap",
    "cheapest",
    "affordable",
    "budget",
    "good",
    "nice",
    "great",
    "less",
    "under",
  ],
  ...["furniture", "size", "color", "colour", "style"],
  ...[
    "de",
    "para",
    "con",
    "el",
    "la",
    "los",
    "las",
    "un",
    "una",
    "y",
    "w",
    "has",
    "have",
    "without",
  ],
];

/**
 * Common words that a letter or two separate from the shop's words, or that begin some: whoever
 * types them means them.
 */
export const everydayWords: readonly string[] = [
  "beach bead bean bear beard beat bee beef beer bell bird block board boat body bolt bone book",
  "boot bottle bowl boy brain branch bread brick bride bridge broom brush bucket bugs bull",
  "bullet bunch bunny bus bush butter button cab cabin cable cake camera camp can candle candy",
  "cane cap car card care carpenter carved cart case cat caterpillar cattle chain chalk charm chart",
  "cheese chef chess chicken chill chin chip choir church city clay clip cloth clothes clown",
  "coach coat coconut coin comb computer cook cookie cooler cord corn country cow crab cross",
  "crown cup cycle dance dear deck deer desert dessert dinosaur dish doctor dog doll dollar",
  "dolphin donkey door dragon dream dress drill drink driver drone drop drum duck eagle ear",
  "earth egg elephant engine eye face fairy family farm fence fish flag flamingo flask floor",
  "flute fog food fork fox frog fruit game garage garden garlic gas gate gift girl glasses",
  "glove glow glue goat golf grass grease guitar gun hair ham hamburger hammer hand hat hawk",
  "head heart hen hill hockey hole horse hose hospital hotel ice iron island jar jeans jewel",
  "jewelry juice kettle key kid kite kitten knife lace lake lamb land laptop laser laundry lawn",
  "lemon letter lid lion lip lizard lock locker loft log lunch lunge machine magnet mail map",
  "mask mat match meal meat medal menu mice milk money monitor monkey moon mop mosquito motor",
  "mouse mouth movie mug mule music nail neck needle net nose nurse nut ocean octopus oil onion",
  "owl ox paddle page pan pants paper park parrot party pasta patio peach pen pencil penguin",
  "pepper pet phone photo piano pie pig pigeon pillar pilot pin pipe pirate pizza plane planet",
  "plate player plug pocket poem pond pony pool poppy popular pot potato prince printer pumpkin",
  "puppet puppy rabbit radio rag rail rain rake ranch rat razor ring river road robot rock",
  "rocket roof rooster rope router ruby rugby ruler saddle safe sail salad salon salt sandal",
  "sandwich satin scarf school scissors screw seal seashell seed shark sheep shell shelter",
  "shield ship shirt shoes shop shovel sister skate skirt skull sky slipper snail snake snow",
  "soap sock soda soldier sole soup space spaceship spider spoon sports spring stable stage",
  "stair stairs stamp star steak steal stick stole store storm story straw street string strong",
  "student suit sun sunflower surf swan sweater sword tablet tail tank tape taxi tea team teeth",
  "telephone tennis tent test throne thrown tick tie tiger tire toaster tomato tool toolbox",
  "tooth tower town toy track tractor trailer train trash tray treadmill tree trick truck",
  "trumpet tub tulip turkey turtle twig vacuum van vegetable vest video violin wagon waist walk",
  "wand warm watch water wave wax web wedding whale wheel whip whistle wig wind window wine",
  "wing wire wolf worm wreath yard yarn yoga zebra zipper zoo",
].flatMap((line) => line.split(" "));
