import { expect, test } from "vitest";
import { readZip } from "./zip-code.ts";

test.each([
  "77002",
  " 77002 ",
  "77 002",
  "7 7 0 0 2",
  "77002-",
  "77002-____",
  "٧٧٠٠٢",
  "７７００２",
  "TX 77002",
  "tx,77002",
  "TX77002",
  "Texas 77002",
  "Houston, TX 77002",
  "ZIP: 77002",
  "77002, TX",
  "77002 USA",
  "U.S. 77002",
  "\u200b77002\u00a0",
])("T19: %s is 77002", (typed) => {
  expect(readZip(typed)).toBe("77002");
});

test.each([
  "77002-1234",
  "770021234",
  "77002 1234",
  "77002 - 1234",
  "77002–1234",
  "77 002 12 34",
  "TX 77002-1234",
  "TX 770021234",
  "Houston, Texas 77002 1234 USA",
])("T19: %s is 77002-1234", (typed) => {
  expect(readZip(typed)).toBe("77002-1234");
});

test.each([
  "",
  "TX",
  "7708",
  "770811",
  "77081-12",
  "7708112345",
  "77O81",
  "O77081",
  "00012",
  "000121234",
  "77081 or 77002",
  "12 Elm 77081",
  "K1A 0B1",
  "-77081",
  "77081/77002",
])("T19: %s is none", (typed) => {
  expect(readZip(typed)).toBeUndefined();
});
