import { expect, it } from "vitest";
import { afterFirstPicture, hasFirstPicture } from "./after-first-picture.ts";

const written = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client.js");`;

it("loads every import once the picture is here, under the same names", () => {
  const script = afterFirstPicture(written);
  expect(script).not.toMatch(/^import [*"]/m);
  expect(script).toContain(
    'const [, route0, route1] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/home.js")]);',
  );
  expect(script.indexOf("await new Promise")).toBeLessThan(script.indexOf("/assets/manifest.js"));
  expect(script.endsWith('import("/assets/entry.client.js");')).toBe(true);
});

it("leaves a script that imports nothing as it is", () => {
  expect(afterFirstPicture("go();")).toBe("go();");
});

it("knows a page whose picture comes first", () => {
  expect(hasFirstPicture('<img src="a.webp" fetchPriority="high" alt=""/>')).toBe(true);
  expect(hasFirstPicture('<img src="a.webp" loading="lazy" alt=""/>')).toBe(false);
});
