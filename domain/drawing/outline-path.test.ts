import { expect, it } from "vitest";
import { outlinePath } from "./outline-path.ts";

it("measures how far an outline reaches, whatever its numbers are separated by", () => {
  expect(outlinePath("M0,10l5-10,10,0,5,20h-20z")).toMatchObject({ width: 20, height: 20 });
  expect(outlinePath("M0,0h10v30h-10zM2,3v5h40l1,1z")).toMatchObject({ width: 43, height: 30 });
});

it("takes apart what goes around a model and the lines inside", () => {
  expect(outlinePath("M0,0h10v30h-10zM2,3v5h3zM1,1h4M1,2h4")).toMatchObject({
    outline: "M0,0h10v30h-10zM2,3v5h3z",
    lines: "M1,1h4M1,2h4",
  });
});
