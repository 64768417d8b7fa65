import { expect, it } from "vitest";
import { isOtherArea } from "./other-area.ts";

const areas = { local: ["770"], metro: ["773"] };

it.each([
  ["77008", "77002", false],
  ["77008", "77301", true],
  ["77008", "90210", true],
  ["77301", "77008", true],
  ["90210", "10001", false],
  // Nothing was said about where to deliver.
  ["", "77301", false],
  ["", "90210", true],
  // Still being typed.
  ["77008", "9021", false],
  ["77008", "", false],
])("priced for %j, a delivery to %j may cost something else: %s", (priced, zip, other) => {
  expect(isOtherArea(areas, priced, zip)).toBe(other);
});
