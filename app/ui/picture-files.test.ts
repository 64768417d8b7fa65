import { expect, test } from "vitest";
import { filesOf, pictureFile, widthsIn } from "./picture-files.ts";

test("the widest version exists as AVIF only", () => {
  const widths = [240, 960, 1440, 1600];
  expect(widthsIn("avif", widths)).toEqual(widths);
  expect(widthsIn("webp", widths)).toEqual([240, 960, 1440]);
});

test("a file is named by its width, its picture and its format", () => {
  const picture = { widths: [240, 960, 1600], hash: "1bc815fb" };
  expect(pictureFile(picture, 960, "avif")).toBe("960.1bc815fb.avif");
  expect(pictureFile(picture, 1600, "avif")).toBe("1600.1bc815fb.avif");
});

test("a picture has files of every width in each format that has it", () => {
  const picture = { widths: [960, 1600], hash: "1bc815fb" };
  expect(filesOf(picture)).toEqual([
    "960.1bc815fb.avif",
    "1600.1bc815fb.avif",
    "960.1bc815fb.webp",
  ]);
});
