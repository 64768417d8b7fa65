import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

test.each([
  ["Maple &amp; Oak <b>Sofa</b>", "Maple & Oak Sofa"],
  ["100% polyester&nbsp;fabric", "100% polyester fabric"],
  ["3 &lt; 4 people &#8211; comfortably", "3 < 4 people – comfortably"],
  ["&amp;lt;", "&lt;"],
  ["a<br>b<BR/>c", "a\nb\nc"],
  ["<ul><li>Frame</li><li>Covers</li></ul>", "- Frame\n- Covers"],
  ["<p>One</p><p></p><div>Two</div>", "One\nTwo"],
  ["<script>alert(1)</script>Sofa<style>p{}</style>", "Sofa"],
  ["<!-- note -->Sofa", "Sofa"],
  [
    "AT&T; under < 30 & over > 20, I <3 it &copy x",
    "AT&T; under < 30 & over > 20, I <3 it &copy x",
  ],
  ["Rec\u00adliner\u200b \ufeffDeluxe", "Recliner Deluxe"],
])("A2, A8: %s reads as plain text", (cell, text) => expect(plainText(cell)).toBe(text));

test("a title is put on one line", () => {
  expect(plainLine("<p>Quill</p><p>Sofa</p>")).toBe("Quill Sofa");
});
