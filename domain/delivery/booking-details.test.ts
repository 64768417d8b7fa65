import { expect, it } from "vitest";
import { cityLine } from "./booking-details.ts";

it.each([
  ["Houston", "TX", "Houston, TX 77081"],
  ["Houston", "", "Houston, 77081"],
  ["", "TX", "TX 77081"],
  ["", "", "77081"],
])("city %j and state %j are written %j", (addressCity, addressState, line) => {
  expect(cityLine({ addressCity, addressState, addressZip: "77081" })).toBe(line);
});
