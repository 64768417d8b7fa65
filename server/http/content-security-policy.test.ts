import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import type { FinancingPlan } from "#domain/financing/financing-plan.ts";
import { financingPlans } from "#shop/financing-plans.ts";
import { contentSecurityPolicy, viewerStyle } from "./content-security-policy.ts";

const none = { scripts: [], styles: [] };
const local = { siteUrl: "http://localhost:3000" };

function directive(policy: string, name: string): string | undefined {
  return policy
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

it("allows our own files and the page's own inline scripts, but not inline code in general", () => {
  const policy = contentSecurityPolicy(local, { ...none, scripts: ["'sha256-abc='"] }, "/");
  expect(directive(policy, "script-src")).toBe("'self' 'sha256-abc='");
  expect(policy).not.toContain("unsafe");
});

it("forbids plugins and base elements", () => {
  const policy = contentSecurityPolicy(local, none, "/");
  expect(directive(policy, "default-src")).toBe("'self'");
  expect(directive(policy, "object-src")).toBe("'none'");
  expect(directive(policy, "base-uri")).toBe("'none'");
});

it("allows another host only if the owner configured it", () => {
  const policy = contentSecurityPolicy(
    {
      ...local,
      chatWidgetId: "widget-1",
      chatWidgetSrc: "https://chat.example/loader.js?x=1",
      priceMatchFormUrl: "https://forms.example/f/1",
    },
    none,
    "/",
  );
  expect(directive(policy, "script-src")).toBe("'self' https://chat.example");
  expect(directive(policy, "frame-src")).toBe("'self' https://chat.example https://forms.example");
  expect(directive(policy, "connect-src")).toBe(
    "'self' blob: https://chat.example wss://chat.example",
  );
  expect(contentSecurityPolicy(local, none, "/")).not.toContain("https:");
});

it("lets forms lead to the configured financing providers and nowhere else", () => {
  const forms = (policy: string) => directive(policy, "form-action");
  expect(forms(contentSecurityPolicy(local, none, "/"))).toBe("'self'");
  const plan = { ...financingPlans[0], url: "https://apply.example/parsons?id=1" } as FinancingPlan;
  expect(forms(contentSecurityPolicy(local, none, "/", [plan]))).toBe(
    "'self' https://apply.example",
  );
});

it("allows no chat host if a script is configured without a widget id", () => {
  const policy = contentSecurityPolicy(
    { ...local, chatWidgetSrc: "https://chat.example/loader.js" },
    none,
    "/",
  );
  expect(policy).toBe(contentSecurityPolicy(local, none, "/"));
});

it("forbids framing, except by our own pages for a page made to be framed", () => {
  expect(directive(contentSecurityPolicy(local, none, "/"), "frame-ancestors")).toBe("'none'");
  expect(
    directive(contentSecurityPolicy(local, none, "/price-match/form"), "frame-ancestors"),
  ).toBe("'self'");
});

it("allows only the style element of the 3D viewer's pinned version", () => {
  const template = createRequire(import.meta.url)
    .resolve("@google/model-viewer")
    .replace(/dist\/.*/, "lib/template.js");
  const [, style = ""] = readFileSync(template, "utf8").match(/<style>([\s\S]*?)<\/style>/) ?? [];
  expect(viewerStyle).toBe(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(directive(contentSecurityPolicy(local, none, "/"), "style-src")).toBe(
    `'self' ${viewerStyle}`,
  );
});

it("lets pages read pictures from a 3D model, but allows no workers and no WebAssembly", () => {
  const policy = contentSecurityPolicy(local, none, "/");
  expect(directive(policy, "connect-src")).toBe("'self' blob:");
  expect(policy).not.toMatch(/worker-src|wasm/);
});

it.each([
  "/bookings/0a1b",
  "/bookings/0a1b.data",
  "/bookings/0a1b/delivery.ics",
  "/Bookings/0A1B",
  "/%62ookings/0a1b",
  "//bookings/0a1b",
  "/quotes/0a1b",
  "/quotes/0a1b.data",
])(
  "2S3: allows a private page nothing of third parties, however it is written: %s (rule 16.8)",
  (path) => {
    const configured = {
      chatWidgetId: "widget-1",
      chatWidgetSrc: "https://chat.example/loader.js",
      priceMatchFormUrl: "https://forms.example/f/1",
      priceMatchFormScript: "https://forms.example/embed.js",
    };
    const plan = { ...financingPlans[0], url: "https://apply.example/parsons" } as FinancingPlan;
    const policy = (at: string) =>
      contentSecurityPolicy({ ...local, ...configured }, none, at, [plan]);
    expect(policy(path)).toBe(contentSecurityPolicy(local, none, "/", []));
    expect(policy("/book-delivery").match(/https:[^ ;]+/g)).toContain("https://apply.example");
  },
);
