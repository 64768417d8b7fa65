import { expect, it } from "vitest";
import { finishHtml } from "./finish-html.ts";
import { PageEdits } from "./page-edits.ts";

const finished = (text: string) => {
  const page = Buffer.from(text);
  const edits = new PageEdits(page);
  return finishHtml(page, { nonce: "n1", holdsClientScript: true, edits }).body.toString();
};

it("T15: writes the @ of an address as a reference, in text and links", () => {
  const link = '<a href="mailto:ann@shop.example?subject=Sofa">ann@shop.example</a>';
  expect(finished(`${link}, josé@пример.example`)).toBe(
    '<a href="mailto:ann&#64;shop.example?subject=Sofa">ann&#64;shop.example</a>, josé&#64;пример.example',
  );
});

it("T15: writes it as an escape in data, which reads the same", () => {
  const data = JSON.stringify({ "@type": "Shop", email: "ann@shop.example" });
  const html = finished(`<script type="application/ld+json">${data}</script>`);
  expect(html).not.toContain("ann@");
  expect(JSON.parse(html.replace(/<.*?>/g, ""))).toEqual(JSON.parse(data));
});

it("T15: leaves scripts, styles and a lone @ as they are", () => {
  const page = "<style>@media print{a@b{}}</style><p>2 @ $5, @parsons</p>";
  expect(finished(page)).toBe(page);
  expect(finished("<script>a@b</script>")).toContain(">a@b</script>");
});

it("T15: keeps Rocket Loader from each script, and address hiding from the page", () => {
  expect(finished('<body class="a"><script nonce="n1" src="/a.js"></script></body></html>')).toBe(
    '<body class="a"><!--email_off--><script data-cfasync="false" src="/a.js"></script><!--/email_off--></body></html>',
  );
});
