import { expect, test } from "vitest";
import { missingBuiltInsIn } from "./script-features.ts";
import { missingStylesIn } from "./style-features.ts";

test.each([
  ["Map.groupBy(list, key)", ["Map.groupBy"]],
  ["list.toSorted()", [".toSorted"]],
  ["URL.canParse(text)", ["URL.canParse"]],
  ["window.requestIdleCallback(go)", ["requestIdleCallback"]],
  ["region.showPopover()", [".showPopover"]],
  ["text.split(/(?<=,)/)", ["(?<="]],
  ["new RegExp('(?<!a)b')", ["(?<="]],
  ["/[\\p{L}--[a-z]]/v.test(text)", ["/v"]],
  ["class A { static { go() } }", ["static {"]],
  ["element.querySelector('label:has(:checked)')", [":has"]],
])("T3: %s fails in an old browser", (script, missing) => {
  expect([...missingBuiltInsIn(script)]).toEqual(missing);
});

test.each([
  "element.checkVisibility?.()",
  "typeof requestIdleCallback",
  "const shown = element.popover",
  "list.map(go).filter(go)",
  "({ groupBy: 1 }).groupBy",
  "element.className = 'has-checked:chosen'",
])("T3: %s doesn't", (script) => {
  expect([...missingBuiltInsIn(script)]).toEqual([]);
});

test.each([
  ["@media (width>=40rem){a{color:red}}", ["@media range"]],
  ["@media (scripting:none){a{color:red}}", ["@media scripting"]],
  ["@media (not (min-width:1px)) and (hover){a{color:red}}", ["@media or, (not …)"]],
  ["nav,label:has(input){color:red}", [":has", ":has in a list"]],
  ["a{color:color-mix(in oklab,red,blue)}", ["color-mix()"]],
  ["a{min-height:1lh;text-wrap:balance}", ["1lh", "text-wrap", "text-wrap: balance"]],
])("T3: an old browser drops %s", (styles, missing) => {
  expect([...missingStylesIn(styles)]).toEqual(missing);
});

test.each([
  ".group\\:is\\(has\\):is([open],:popover-open){color:red}",
  "@media not all and (min-width:40rem){a{color:red}}",
  "@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,red,blue)}}",
])("T3: it reads %s", (styles) => {
  expect([...missingStylesIn(styles)]).toEqual([]);
});
