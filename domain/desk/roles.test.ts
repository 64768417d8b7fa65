import { expect, test } from "vitest";
import { type DeskArea, mayUse, roles } from "./roles.ts";

test.each<[DeskArea, readonly string[]]>([
  ["ownAccount", ["owner", "seller", "crew"]],
  ["leads", ["owner", "seller"]],
  ["quotes", ["owner", "seller"]],
  ["takeBack", ["owner"]],
  ["staff", ["owner"]],
])("%s is for %j (rule 18.8)", (area, allowed) => {
  expect(roles.filter((role) => mayUse(role, area))).toEqual(allowed);
});
