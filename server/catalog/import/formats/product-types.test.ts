import { expect, test } from "vitest";
import { collections } from "#server/catalog/collections.ts";
import { ProductTypes } from "./product-types.ts";

const types = new ProductTypes(collections);

test.each([
  ["Slate Recliner", "recliners-lift-chairs"],
  ["Power Lift Chair with Heat", "recliners-lift-chairs"],
  ["Oak Sideboard, 72 in", "sideboards"],
  ["Velvet Throw Pillow - Set of 2", "pillows-throws"],
  ["Queen Bed, Ash Gray", "beds"],
  ["Counter Height Bar Stool", "bar-stools"],
])("T10: the title %s alone tells the type", (title, type) =>
  expect(types.inTitle(title)?.type).toBe(type),
);

test.each(["Recliner Sofa", "Nova Loveseat", "Wine Red Chair", "Gift Card"])(
  "T10: the title %s alone doesn't tell the type",
  (title) => expect(types.inTitle(title)).toBeUndefined(),
);
