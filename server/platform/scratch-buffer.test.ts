import fc from "fast-check";
import { expect, it } from "vitest";
import { ScratchBuffer } from "./scratch-buffer.ts";

const parts = fc.array(
  fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.uint8Array({ maxLength: 300 })),
);

it("contains what was appended since it was cleared, whatever was in it before", () => {
  const scratch = new ScratchBuffer();
  fc.assert(
    fc.property(parts, fc.nat({ max: 500 }), (appended, expected) => {
      scratch.clear(expected);
      for (const part of appended) scratch.append(part);
      const bytes = Buffer.concat(appended.map((part) => Buffer.from(part as string)));
      expect(scratch.bytes.equals(bytes)).toBe(true);
    }),
  );
});

it("inserts a part before the last bytes", () => {
  const scratch = new ScratchBuffer();
  scratch.append("<body>Sofa</body>");
  scratch.insertBefore("</body>".length, "“Bed”");
  expect(scratch.bytes.toString()).toBe("<body>Sofa“Bed”</body>");
});

it("uses the same memory again", () => {
  const scratch = new ScratchBuffer();
  scratch.append("a".repeat(1_000));
  const before = scratch.bytes.buffer;
  scratch.clear(500);
  scratch.append("b".repeat(700));
  expect(scratch.bytes.buffer).toBe(before);
});
