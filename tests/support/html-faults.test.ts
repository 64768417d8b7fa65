import { expect, test } from "vitest";
import { htmlFaults, wordsRunTogether } from "./html-faults.ts";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

test.each([
  ["a heading in an address", "<address><h2>Visit</h2></address>", "element-permitted-content"],
  [
    "a legend that isn't first",
    '<form><fieldset><input type="hidden" name="a"><legend>Size</legend></fieldset><button type="submit">Send</button></form>',
    "element-permitted-order",
  ],
  [
    "a street address autocomplete on a one-line field",
    '<label>Street <input type="text" name="s" autocomplete="street-address"></label>',
    "valid-autocomplete",
  ],
  [
    "several unnamed landmarks of one kind",
    "<aside><p>One</p></aside><aside><p>Two</p></aside>",
    "unique-landmark",
  ],
])("V5–V9: reports %s", async (_, body, rule) => {
  expect((await htmlFaults(page(body))).join("\n")).toContain(rule);
});

test("V5–V9: reports nothing for a valid page", async () => {
  expect(await htmlFaults(page("<main><h1>A page</h1><p>Words.</p></main>"))).toEqual([]);
});

test("V16: reports words that run together, but not words on separate lines", () => {
  expect(wordsRunTogether("<p><span>9AM–7PM</span><span>Sun</span></p>")).toEqual(["9AM–7PMSun"]);
  expect(wordsRunTogether("<p><span>9AM–7PM</span> <span>Sun</span></p>")).toEqual([]);
  expect(wordsRunTogether("<dl><dt>Mon</dt><dd>9AM</dd></dl>")).toEqual([]);
});
