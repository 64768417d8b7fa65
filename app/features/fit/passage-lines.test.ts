import { expect, test } from "vitest";
import { answerFor } from "#domain/fit/answer.ts";
import type { WayIn } from "#domain/fit/way-in.ts";
import { passageLines } from "./passage-lines.ts";

const size = { width: 37, length: 36, height: 25 };
const recliner = {
  id: "1",
  title: "Recliner",
  specs: { width: 37, length: 39, height: 41 },
  deliveredIn: [
    { name: 'Base <b>&"', count: 1, ...size },
    { name: "Back", count: 1, width: 33, length: 11, height: 27 },
  ],
};

function linesFor(wayIn: WayIn): string {
  return passageLines(answerFor(recliner, wayIn)?.passages ?? [], "Recliner", false);
}

test("a passage names its hardest part and what is to spare", () => {
  expect(linesFor({ doorWidth: 32, doorHeight: 80 })).toBe(
    '<li data-passage="door" data-fit="fits" data-part="Base &lt;b&gt;&amp;&quot;" data-spare="7">' +
      '<span class="text-soft">Narrowest door: </span><strong class="text-pine">Fits</strong>' +
      "<span>, Base &lt;b&gt;&amp;&quot; with about 7 in to spare</span></li>",
  );
});

test("a refusal names the part once, and has nothing to spare", () => {
  const lines = linesFor({ doorWidth: 24 });
  expect(lines).toContain('data-fit="no"');
  expect(lines).not.toContain("data-spare");
  expect(lines.split("at the least")[0]?.match(/Base/g)).toHaveLength(2);
});

test("the place is about no part", () => {
  expect(linesFor({ placeWidth: 30 })).toContain('<li data-passage="place" data-fit="no"><span');
});
