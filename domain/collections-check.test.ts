import { expect, test } from "vitest";
import { copyIn } from "#copy-in/rooms.ts";
import { collectionFacts } from "#shop/collections.ts";
import type { CollectionFacts, RoomCopy } from "./collection.ts";
import { checkCollectionCopy, checkCollections } from "./collections-check.ts";
import { problemLine } from "./problem.ts";

const { rooms, types } = copyIn.en;

const linesWith = (change: Partial<CollectionFacts>) => {
  const [first, ...others] = collectionFacts;
  return checkCollections([{ ...first, ...change } as CollectionFacts, ...others]).map(problemLine);
};

const linesWithCopy = (change: Partial<RoomCopy>) => {
  const changed = { ...rooms, "living-room": { ...rooms["living-room"], ...change } };
  return checkCollectionCopy(collectionFacts, { rooms: changed, types }, "copy/en/rooms.json").map(
    problemLine,
  );
};

test("the shop's collections have no problems", () => {
  expect(checkCollections(collectionFacts)).toEqual([]);
  expect(linesWithCopy({})).toEqual([]);
});

test("a problem names the collection, the field and what is wrong", () => {
  expect(linesWith({ image: "" })).toEqual([
    "shop/collections.ts (living-room): image: must not be empty",
  ]);
  expect(linesWithCopy({ badge: "" })).toEqual([
    "copy/en/rooms.json (living-room): badge: must not be empty",
  ]);
  expect(linesWithCopy({ popular: ["Sofas"] })).toEqual([
    "copy/en/rooms.json (living-room): popular: must name four things people ask for",
  ]);
});

test("finds a collection or type without words", () => {
  const words = { rooms, types: { ...types, beds: undefined } as unknown as typeof types };
  const lines = checkCollectionCopy(collectionFacts, words, "copy/en/rooms.json").map(problemLine);
  expect(lines).toContain("copy/en/rooms.json (beds): title: is missing");
});

test("refuses a collection or type listed twice, also a type of two collections", () => {
  expect(linesWith({ slug: "bedroom" })).toContain(
    'shop/collections.ts: slug: "bedroom" is there twice',
  );
  const [type] = collectionFacts[1]?.types ?? [];
  const lines = linesWith({ types: type ? [type] : [] });
  expect(lines).toEqual([`shop/collections.ts: types: "${type?.slug}" is there twice`]);
});
