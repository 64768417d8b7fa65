import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { contentSecurityPolicy, viewerStyle } from "./content-security-policy.ts";

const none = { scripts: [], styles: [] };
const local = { siteUrl: "http://localhost:3000" };

function directive(policy: string, name: string): string | undefined {
  return policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

it("allows our own files and the page's own scripts, nothing inline wholesale", () => {
  const policy = contentSecurityPolicy(local, { ...none, scripts: ["'sha256-abc='"] });
  expect(directive(policy, "script-src")).toBe("'self' 'sha256-abc='");
  expect(policy).not.toContain("unsafe");
});

it("names another host only where the owner configured it", () => {
  const policy = contentSecurityPolicy(
    {
      ...local,
      chatWidgetSrc: "https://chat.example/loader.js?x=1",
      priceMatchFormUrl: "https://forms.example/f/1",
    },
    none,
  );
  expect(directive(policy, "script-src")).toBe("'self' https://chat.example");
  expect(directive(policy, "frame-src")).toBe("'self' https://chat.example https://forms.example");
  expect(contentSecurityPolicy(local, none)).not.toContain("https:");
});

it("lets no one put a page into a frame, except our own pages where that is its purpose", () => {
  expect(directive(contentSecurityPolicy(local, none), "frame-ancestors")).toBe("'none'");
  expect(directive(contentSecurityPolicy(local, none, "'self'"), "frame-ancestors")).toBe("'self'");
});

it("allows the 3D viewer the style element its pinned version brings, and no other", () => {
  const template = createRequire(import.meta.url)
    .resolve("@google/model-viewer")
    .replace(/dist\/.*/, "lib/template.js");
  const [, style = ""] = readFileSync(template, "utf8").match(/<style>([\s\S]*?)<\/style>/) ?? [];
  expect(viewerStyle).toBe(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(directive(contentSecurityPolicy(local, none), "style-src")).toBe(`'self' ${viewerStyle}`);
});

it("lets pages read pictures out of a 3D model, but starts no worker and compiles no code", () => {
  const policy = contentSecurityPolicy(local, none);
  expect(directive(policy, "connect-src")).toBe("'self' blob:");
  expect(policy).not.toMatch(/worker-src|wasm/);
});
