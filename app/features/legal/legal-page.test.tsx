import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LegalPage } from "./legal-page.server.tsx";
import { terms } from "./terms.ts";

const other = { title: "Privacy Policy", to: "/privacy-policy" };
const page = (translated: boolean) =>
  renderToStaticMarkup(<LegalPage document={terms} other={other} translated={translated} />);

test("a translation says under its heading that the English text counts (rule 2.26)", () => {
  expect(page(true)).toMatch(/<\/h1><p[^>]*>If in doubt, the English text counts\.<\/p>/);
  expect(page(false)).not.toContain("the English text counts");
});

test("every section has its heading, and the contents link to all of them", () => {
  const html = page(false);
  for (const { id, title } of terms.sections) {
    expect(html.split(`href="#${id}"`)).toHaveLength(3);
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`<span>${title.replaceAll("'", "&#x27;")}</span>`);
  }
});
