import { expect, test } from "vitest";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import * as shop from "./product-groups.ts";

const catalog = createCatalog(loadProducts("shop/catalogue"));
const sofas = [
  ...shop.sofas,
  ...shop.recliningSofas,
  ...shop.loveseats,
  ...shop.recliningLoveseats,
];
const sectionals = [...shop.sectionals, ...shop.recliningSectionals];
const chairs = [
  ...shop.accentChairs,
  ...shop.officeChairs,
  ...shop.diningChairs,
  ...shop.recliners,
  ...shop.liftChairs,
  ...shop.theaterSeats,
];

const kinds: readonly (readonly [name: string, products: readonly string[]])[] = [
  ["sofa", [...sofas, ...sectionals]],
  ["couch", [...sofas, ...sectionals]],
  ["loveseat", [...shop.loveseats, ...shop.recliningLoveseats]],
  ["sectional", sectionals],
  ["recliner", [...shop.recliners, ...shop.liftChairs]],
  ["lift chair", shop.liftChairs],
  ["chair", chairs],
  ["accent chair", shop.accentChairs],
  ["tv stand", shop.tvStands],
  ["coffee table", shop.coffeeTables],
  ["bed", [...shop.beds, ...shop.bedroomSet]],
  ["dresser", [...shop.dressers, ...shop.chest]],
  ["nightstand", shop.nightstands],
  ["mattress", shop.mattresses],
  ["dining table", [...shop.diningTables, ...shop.diningSets, ...shop.counterSet]],
  ["dining chair", [...shop.diningChairs]],
  ["buffet", [...shop.sideboard, ...shop.credenza]],
  ["bar stool", shop.stools],
  ["desk", [...shop.desks, ...shop.cornerDesk]],
  ["office chair", shop.officeChairs],
  ["bookcase", shop.bookcase],
  ["file cabinet", shop.fileCabinet],
  ["lamp", shop.lamps],
  ["rug", shop.rug],
  ["mirror", shop.mirror],
  ["pillow", shop.pillows],
];
const before = [
  "champagne",
  "light blue",
  "dark green",
  "burnt orange",
  "black and white",
  "pink velvet",
  "rattan",
  "reclaimed teak",
  "solid wood",
  "glass",
  "faux leather",
  "distressed",
  "mirrored",
  "modern",
  "mid century",
  "boho",
  "art deco",
  "shabby chic",
  "victorian",
  "farmhouse",
  "outdoor",
  "bathroom",
  "nursery",
  "dorm",
  "basement",
  "kids",
  "girls",
  "mens",
  "grandma's",
  "small",
  "tall",
  "narrow",
  "oversized",
  "round",
  "u shaped",
  "half moon",
  "72 inch",
  "30 in",
  "5 foot",
  "2pc",
  "set of 4",
  "queen size",
  "9x12",
  "wayfair",
  "ashley",
  "zzyzx",
  "filaret",
  "cheap",
  "antique",
  "smart",
  "folding",
  "heated",
  "rolling",
  "dinosaur",
  "leopard print",
];
const after = [
  "with wheels",
  "with usb port",
  "for small spaces",
  "for a short lady",
  "for tall man",
  "under $150",
  "under $2000",
  "150 inches",
  "30 inches wide",
  "65",
  "in champagne",
  "that folds",
  "on sale",
  "near me",
  "clearance",
  "gris",
  "made in usa",
  "and ottoman",
];

test.each(kinds)("T13: 2S10: a %s comes first with any other words", (name, products) => {
  const queries = [
    ...before.map((words) => `${words} ${name}`),
    ...after.map((w) => `${name} ${w}`),
  ];
  const wrong = queries.flatMap((query) => {
    const [id] = catalog.search(query).ids;
    const slug = id === undefined ? "nothing" : (catalog.byId(id)?.slug ?? "");
    return products.includes(slug) ? [] : [`${query}: ${slug}`];
  });
  expect(wrong).toEqual([]);
});
