import { expect, test } from "vitest";
import { gapsWithBytes } from "./page-gaps.ts";

const PAGE = 512;

/** A leaf page of a table with two cells that begin at `content`, and a gap full of bytes. */
function leafPage(content: number): Buffer {
  const page = Buffer.alloc(PAGE, "x");
  page.writeUInt8(13, 0);
  page.writeUInt16BE(2, 3);
  page.writeUInt16BE(content, 5);
  return page;
}

test("the gap is between a page's list of cells and its cells", () => {
  const pages = Buffer.concat([Buffer.alloc(PAGE), leafPage(300)]);
  expect(gapsWithBytes(pages, PAGE)).toEqual([{ start: PAGE + 12, end: PAGE + 300 }]);
  pages.fill(0, PAGE + 12, PAGE + 300);
  expect(gapsWithBytes(pages, PAGE)).toEqual([]);
});

test("a page that continues a long value or has no gap is left alone", () => {
  const continued = leafPage(300);
  continued.writeUInt32BE(2 ** 25 - 1, 0);
  expect(gapsWithBytes(continued, PAGE)).toEqual([]);
  expect(gapsWithBytes(leafPage(12), PAGE)).toEqual([]);
  expect(gapsWithBytes(leafPage(600), PAGE)).toEqual([]);
});

test("a page that is not read whole is left alone", () => {
  expect(gapsWithBytes(leafPage(300).subarray(0, 400), PAGE)).toEqual([]);
});
