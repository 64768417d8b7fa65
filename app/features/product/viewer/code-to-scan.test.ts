import { encode } from "uqr";
import { expect, test } from "vitest";
import { codeToScan } from "./code-to-scan.ts";

const address = "https://www.example.com/products/larkin-track-arm-sofa/3d?color=Charcoal%20Black";

test("the drawing has exactly the dark squares of the code, within a light border", () => {
  const { size, path } = codeToScan(address);
  const dark = new Set<string>();
  for (const [, x = "", y = "", width = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(width); step++) dark.add(`${Number(x) + step},${y}`);
  }
  const { data } = encode(address, { ecc: "M", border: 4 });
  expect(size).toBe(data.length);
  const wanted = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
  );
  expect([...dark].sort()).toEqual(wanted.sort());
  expect(
    wanted.every((square) => square.split(",").every((at) => +at >= 4 && +at < size - 4)),
  ).toBe(true);
});

test("an address as long as any is still a code that a phone reads from a screen", () => {
  expect(codeToScan(`${address}${"x".repeat(120)}`).size).toBeLessThan(70);
});
