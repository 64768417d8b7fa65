import type { Taxonomy } from "#domain/listing/facets.ts";

/**
 * The options of the filters. `always` are shown in every listing, `ifPresent` only if a product
 * has them. A product has an option if one of the option's lower-case texts is found: `anywhere`
 * also inside a word, `words` only as a whole word. Colors are searched in a product's color and
 * swatches, materials and features in its fields of that name. The labels here are the English
 * names, which stand beside the English words that they match; what pages show is in
 * `copy/en/taxonomy.json` by value, and an option without a text there has its label.
 */
export const taxonomy: Taxonomy = {
  color: {
    always: [
      { value: "black", label: "Black", anywhere: ["black"] },
      { value: "white", label: "White", anywhere: ["white"] },
      { value: "beige", label: "Beige", anywhere: ["beige"] },
      { value: "chocolate", label: "Chocolate", anywhere: ["chocolate"] },
      { value: "gray", label: "Gray", anywhere: ["gray"] },
    ],
    ifPresent: [
      {
        value: "brown",
        label: "Brown",
        words: ["brown", "cognac", "espresso", "cocoa", "mocha", "saddle", "chestnut", "umber"],
      },
      { value: "tan", label: "Tan", words: ["tan", "camel", "caramel", "taupe", "khaki"] },
      { value: "cream", label: "Cream", words: ["cream", "ivory", "ecru", "pearl", "alabaster"] },
      { value: "blue", label: "Blue", words: ["blue", "navy", "indigo", "denim", "azure"] },
      { value: "teal", label: "Teal", words: ["teal", "turquoise", "aqua", "peacock"] },
      { value: "green", label: "Green", words: ["green", "sage", "olive", "moss", "emerald"] },
      { value: "red", label: "Red", words: ["red", "burgundy", "crimson", "cherry", "wine"] },
      {
        value: "orange",
        label: "Orange",
        words: ["orange", "rust", "terracotta", "copper", "coral", "clay"],
      },
      { value: "yellow", label: "Yellow", words: ["yellow", "ochre", "mustard", "honey"] },
      { value: "pink", label: "Pink", words: ["pink", "blush", "rose", "mauve"] },
      { value: "purple", label: "Purple", words: ["purple", "plum", "lavender", "eggplant"] },
      { value: "oak", label: "Oak", words: ["oak"] },
      { value: "walnut", label: "Walnut", words: ["walnut"] },
      { value: "brass", label: "Brass", words: ["brass", "gold", "bronze"] },
      { value: "silver", label: "Silver", words: ["silver", "chrome", "nickel"] },
    ],
  },
  material: {
    always: [
      { value: "leather", label: "Leather", anywhere: ["leather"] },
      { value: "fabric", label: "Fabric", anywhere: ["fabric"] },
      { value: "microfiber", label: "Microfiber", anywhere: ["microfiber"] },
      { value: "velvet", label: "Velvet", anywhere: ["velvet"] },
    ],
    ifPresent: [
      { value: "boucle", label: "Bouclé", words: ["bouclé", "boucle"] },
      { value: "chenille", label: "Chenille", words: ["chenille"] },
      { value: "linen", label: "Linen", words: ["linen"] },
      { value: "wool", label: "Wool", words: ["wool", "felt"] },
      {
        value: "wood",
        label: "Wood",
        anywhere: ["hardwood", "rubberwood", "plywood"],
        words: [
          "wood",
          "oak",
          "walnut",
          "acacia",
          "poplar",
          "beech",
          "pine",
          "mango",
          "ash",
          "maple",
          "cherry",
          "mahogany",
          "teak",
          "birch",
          "elm",
          "veneer",
        ],
      },
      { value: "metal", label: "Metal", words: ["metal", "steel", "brass", "iron", "aluminum"] },
      { value: "glass", label: "Glass", words: ["glass"] },
      {
        value: "stone",
        label: "Stone",
        words: ["stone", "marble", "granite", "travertine", "quartz", "slate"],
      },
      { value: "ceramic", label: "Ceramic", words: ["ceramic", "porcelain"] },
      { value: "foam", label: "Foam", words: ["foam"] },
      { value: "mesh", label: "Mesh", words: ["mesh"] },
      { value: "rattan", label: "Rattan", words: ["rattan", "wicker", "cane", "seagrass"] },
    ],
  },
  feature: {
    always: [
      { value: "reclining", label: "Reclining", anywhere: ["reclining"] },
      { value: "usb-charging", label: "USB Charging", anywhere: ["usb", "type-c"] },
      { value: "cupholders", label: "Cupholders", anywhere: ["cupholder"] },
      { value: "modular", label: "Modular", anywhere: ["modular"] },
      { value: "storage", label: "Storage", anywhere: ["storage"] },
    ],
    ifPresent: [],
  },
};
