import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { finishHtml } from "./finish-html.ts";
import { PageEdits } from "./page-edits.ts";

const finished = (page: string, holdsClientScript = true) => {
  const html = Buffer.from(page);
  const edits = new PageEdits(html);
  const { body, ...hashes } = finishHtml(html, { nonce: "n1", holdsClientScript, edits });
  return { html: body.toString(), ...hashes };
};

const hashOf = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

it("gets a hash for every inline script and style, but none for external files and data", () => {
  const page =
    '<style nonce="n1">b{}</style><script nonce="n1">go()</script><script nonce="n1" src="/a.js">' +
    '</script><script type="application/ld+json" nonce="n1">{"@type":"Sofa"}</script>';
  const { html, scripts, styles } = finished(page);
  expect(html).toBe(
    '<style>b{}</style><script data-cfasync="false">go()</script>' +
      '<script data-cfasync="false" src="/a.js"></script>' +
      '<script type="application/ld+json">{"@type":"Sofa"}</script>',
  );
  expect(scripts).toEqual([hashOf("go()")]);
  expect(styles).toEqual([hashOf("b{}")]);
});

it("is hashed by its bytes, whatever its letters", () => {
  const { html, scripts } = finished('<b>½</b><script nonce="n1">go("é")</script>');
  expect(scripts).toEqual([hashOf('go("é")')]);
  expect(html).toBe('<b>½</b><script data-cfasync="false">go("é")</script>');
});

it("loses its module preloads, with their nonce or without", () => {
  const page =
    '<link rel="modulepreload" nonce="n1" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(finished(`${page}<b nonce="n1">Sofas</b>`).html).toBe("<b>Sofas</b>");
});

it("names the language of a link as HTML does, not as React does", () => {
  const page =
    '<link rel="alternate" hrefLang="es" href="/es"/><a hrefLang="en" href="/">hrefLang</a>';
  expect(finished(page).html).toBe(page.replaceAll(' hrefLang="', ' hreflang="'));
});

it("delays the client script and still allows it to run", () => {
  const page = '<script nonce="n1" type="module" async="">import "/a.js"</script>';
  const { html, scripts } = finished(page);
  expect(html).toBe(
    '<script data-cfasync="false" type="text/plain" id="client-script">import "/a.js"</script>',
  );
  expect(scripts).toEqual([hashOf('import "/a.js"')]);
});

it("starts the client script of the desk at once, with what it imports", () => {
  const page =
    '<link rel="modulepreload" href="/a.js"/><script nonce="n1" type="module" async="">import "/a.js"</script>';
  expect(finished(page, false).html).toBe(
    '<link rel="modulepreload" href="/a.js"/>' +
      '<script data-cfasync="false" type="module" async="">import "/a.js"</script>',
  );
});

it("allows only the scripts its renderer marked", () => {
  const page = '<p><script>steal()</script></p><script nonce="n1" async="">go()</script>';
  const { html, scripts } = finished(page);
  expect(scripts).toEqual([hashOf("go()")]);
  expect(html).toBe(
    '<p><script>steal()</script></p><script data-cfasync="false" async="">go()</script>',
  );
});

it("never allows a script that only contains the nonce as text", () => {
  expect(finished('<script>"nonce=n1"</script>').scripts).toEqual([]);
});

it("removes the nonce, so that the page can be cached", () => {
  const page =
    '<link nonce="n1" rel="stylesheet" href="/a.css"/><script nonce="n1" src="/a.js"></script>';
  expect(finished(page).html).not.toContain("n1");
});
