import fc from "fast-check";
import { expect, test } from "vitest";
import { collect } from "#tests/support/collect.ts";
import { jsonObjects } from "./json-values.ts";

async function objects(chunks: Iterable<string>) {
  async function* source() {
    yield* chunks;
  }
  return await collect(jsonObjects(source()));
}

test("reads the objects of a list however it is formatted and split into chunks", async () => {
  const lists = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(0, 2), async (list, indent) => {
      const text = JSON.stringify(list, null, indent);
      const expected = JSON.parse(text);
      expect(await objects([text])).toEqual(expected);
      expect(await objects(text)).toEqual(expected);
    }),
  );
});

test("names the object that isn't JSON, and a list that was cut off", async () => {
  await expect(objects(['[{"a":1},{"a":}]'])).rejects.toThrow("product 2 is not valid JSON");
  await expect(objects(['[{"a":1},{"b":'])).rejects.toThrow("ends in the middle");
});
