import { expect, test } from "vitest";
import { readWayIn } from "#domain/fit/read-way-in.ts";
import type { Measure } from "#domain/fit/way-in.ts";
import { problemText } from "./problem-text.ts";

test.each<[Measure, string, string]>([
  ["doorWidth", "abc", `Please write a size such as 36, 36 1/2, 3' 2" or 92 cm.`],
  [
    "doorWidth",
    "1,200",
    "“1,200” can be read in two ways, as thousands or as a decimal comma; write only digits and one point, such as 1200 or 1.2.",
  ],
  ["doorWidth", "3", "A door is 18 to 120 in wide. For feet write 3'."],
  ["doorWidth", "360", "A door is 18 to 120 in wide."],
  ["ceiling", "8", "Ceiling: 72 to 240 in. For feet write 8'."],
  ["landing", "300", "Depth of the landing, if the stairs turn: 18 to 240 in."],
])("at %s, %s is answered with %s", (measure, typed, message) => {
  const { problems } = readWayIn((field) => (field === measure ? typed : null));
  const problem = problems[measure];
  expect(problem && problemText(measure, problem)).toBe(message);
});
