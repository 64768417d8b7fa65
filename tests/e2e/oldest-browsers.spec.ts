import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { missingBuiltInsIn } from "#tests/support/script-features.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { missingStylesIn } from "#tests/support/style-features.ts";

/** What scripts use although one of the oldest browsers lacks it, and why that works. */
const guardedBuiltIns: Record<string, string> = {
  ".address": "not a built-in: the shop's address",
  ".connection": "used only if it is there, in React and its router",
  ".share": "asked for before (app/ui/share-button.tsx)",
  ".showPopover": "asked for before (app/ui/toast-region.tsx)",
  ".startViewTransition": "React catches what it throws, and the shop has no transitions",
  ":popover-open": "only with showPopover",
  "Intl.Segmenter": "asked for with typeof (domain/text-field.ts)",
  devicePixelRatio: "Safari has it",
  navigation: "asked for with typeof, in React",
};

/** Loaded on a click, after asking for 3D; if it fails, pictures are shown (rule 5.9). */
const viewer = "model-stage";

/** What the oldest browsers leave out of the styles, and what a shopper sees instead. */
const harmlessStyles: Record<string, string> = {
  "1lh": "an empty date field may be lower",
  ":has": "labels look the same if chosen, but their inputs don't (app/styles/base.css)",
  ":marker": "Safari has it, with fewer properties",
  ":selection": "Safari has it on computers; selected text looks as usual",
  "@page": "the browser's own margins on paper",
  "@property": "Tailwind sets the initial values itself",
  "@starting-style": "what appears isn't animated",
  "accent-color": "check boxes in the browser's color",
  "break-after": "a heading may be the last line on paper",
  cursor: "another pointer",
  "field-sizing": "a text field doesn't grow; it scrolls",
  "font-family": "the next font of the list",
  "forced-color-adjust": "Safari has no forced colors",
  "grid-template-rows": "lines of neighboring cards aren't level",
  hyphens: "known with a prefix",
  "interpolate-size": "what opens isn't animated",
  outline: "Safari's outlines have square corners",
  "overflow-anchor": "Safari doesn't adjust the scroll position",
  "overscroll-behavior": "Safari has it; the page behind may scroll",
  "overscroll-behavior-x": "Safari has it; the page behind may scroll",
  "print-color-adjust": "known with a prefix",
  resize: "a text field can't be made larger; it scrolls",
  "scrollbar-gutter": "the page moves by a scrollbar's width when a dialog opens",
  "scrollbar-width": "a strip of pictures shows its scrollbar",
  "text-wrap": "headings break where the line is full",
  "user-select": "known with a prefix",
};

test.describe("T3: the build", { tag: "@desktop" }, () => {
  test("uses no built-in that one of the oldest browsers lacks, unless it is guarded", async ({
    request,
  }) => {
    const html = await (await request.get("/")).text();
    const inline = [...html.matchAll(/<script\b(?![^>]*type=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    const files = globSync("build/current/client/assets/*.js").filter(
      (file) => !basename(file).startsWith(viewer),
    );
    expect(files.length).toBeGreaterThan(20);
    const scripts = [
      ...inline.map(([, script = ""]) => script),
      ...files.map((file) => readFileSync(file, "utf8")),
    ];
    const used = new Set(scripts.flatMap((script) => [...missingBuiltInsIn(script)]));
    expect([...used].sort()).toEqual(Object.keys(guardedBuiltIns).sort());
  });

  test("uses no style that the oldest browsers lack, unless they do well without it", async ({
    request,
  }) => {
    const html = await (await request.get("/")).text();
    const [, styles = ""] = /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const used = [...missingStylesIn(styles)].map((use) => use.replace(/(?<=\w): .*/, ""));
    expect([...new Set(used)].sort()).toEqual(Object.keys(harmlessStyles).sort());
  });
});
