import { expect, it } from "vitest";
import { html, textWithLineBreaks } from "./html.ts";

it("escapes text, in content and in attributes", () => {
  const name = `<script>"O'Hara" & sons`;
  const safe = "&lt;script&gt;&quot;O&#39;Hara&quot; &amp; sons";
  expect(html`<p title="${name}">${name}</p>`.source).toBe(`<p title="${safe}">${safe}</p>`);
});

it("keeps its own markup, joins lists and omits undefined and false", () => {
  const items = ["a", "b"].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${undefined}${false}</ul>`.source).toBe("<ul><li>a</li><li>b</li></ul>");
});

it("keeps line breaks of typed text", () => {
  expect(textWithLineBreaks("a<b\nc").source).toBe("a&lt;b<br>c");
});
