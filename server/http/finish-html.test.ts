import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishHtml } from "./finish-html.ts";

const finished = (page: string, nonce?: string) => {
  const { body, ...hashes } = finishHtml(Buffer.from(page), nonce === undefined ? {} : { nonce });
  return { html: body.toString(), ...hashes };
};

const hashOf = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

describe("a prerendered page", () => {
  it("loses its module preloads and nothing else", () => {
    const page = '<link rel="modulepreload" href="/assets/a.js"/><title>Sofas</title>';
    expect(finished(page).html).toBe("<title>Sofas</title>");
  });

  it("gets a hash for every inline script and style, but none for external files and data", () => {
    const page =
      '<style>b{}</style><script>go()</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{"@type":"Sofa"}</script>';
    const { html, scripts, styles } = finished(page);
    expect(html).toBe(
      '<style>b{}</style><script data-cfasync="false">go()</script>' +
        '<script data-cfasync="false" src="/a.js"></script>' +
        '<script type="application/ld+json">{"@type":"Sofa"}</script>',
    );
    expect(scripts).toEqual([hashOf("go()")]);
    expect(styles).toEqual([hashOf("b{}")]);
  });
});

it("is hashed by its bytes, whatever its letters", () => {
  const { html, scripts } = finished('<b>½</b><script>go("é")</script>');
  expect(scripts).toEqual([hashOf('go("é")')]);
  expect(html).toBe('<b>½</b><script data-cfasync="false">go("é")</script>');
});

it("removes module preloads with their nonce", () => {
  const page = '<link rel="modulepreload" nonce="n1" href="/a.js"/><b nonce="n1">Sofas</b>';
  expect(String(finishHtml(Buffer.from(page), { nonce: "n1" }).body)).toBe("<b>Sofas</b>");
});

describe("every page", () => {
  it.each([
    ["", undefined],
    [' nonce="n1"', "n1"],
  ])(
    "delays the client script and still allows it to run (nonce attribute:%s)",
    (nonceAttribute, nonce) => {
      const page = `<script${nonceAttribute} type="module" async="">import "/a.js"</script>`;
      const { html, scripts } = finished(page, nonce);
      expect(html).toBe(
        '<script data-cfasync="false" type="text/plain" id="client-script">import "/a.js"</script>',
      );
      expect(scripts).toEqual([hashOf('import "/a.js"')]);
    },
  );
});

describe("a rendered page", () => {
  it("gets the styles of every page in their place, and only there", () => {
    const styles = { place: Buffer.from("[styles]"), text: Buffer.from("b{}") };
    const page =
      '<title>[styles]</title><style nonce="n1">[styles]</style><p><style>[styles]</style></p>';
    const finished = finishHtml(Buffer.from(page), { nonce: "n1", styles });
    expect(String(finished.body)).toBe(
      "<title>[styles]</title><style>b{}</style><p><style>[styles]</style></p>",
    );
    expect(finished.styles).toEqual([hashOf("b{}")]);
  });

  it("allows only the scripts its renderer marked", () => {
    const page = '<p><script>steal()</script></p><script nonce="n1" async="">go()</script>';
    const { html, scripts } = finished(page, "n1");
    expect(scripts).toEqual([hashOf("go()")]);
    expect(html).toBe(
      '<p><script>steal()</script></p><script data-cfasync="false" async="">go()</script>',
    );
  });

  it("never allows a script that only contains the nonce as text", () => {
    const page = '<script>"nonce=n1"</script>';
    expect(finished(page, "n1").scripts).toEqual([]);
  });

  it("removes the nonce, so that the page can be cached", () => {
    const page =
      '<link nonce="n1" rel="stylesheet" href="/a.css"/><script nonce="n1" src="/a.js"></script>';
    expect(finished(page, "n1").html).not.toContain("n1");
  });
});
