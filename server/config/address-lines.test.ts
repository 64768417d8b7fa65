import { expect, test } from "vitest";
import { everyKind } from "#tests/support/every-kind.ts";
import { addressLines } from "./address-lines.ts";
import { type Config, readConfig } from "./read-config.ts";

function linesFor(env: NodeJS.ProcessEnv): string[] {
  const result = readConfig(env, everyKind);
  return addressLines((result as { config: Config }).config);
}

test("P5: reports a missing SITE_URL and where links lead", () => {
  expect(linesFor({ PORT: "8080" })).toEqual([
    expect.stringMatching(/^SITE_URL is not set.* http:\/\/localhost:8080\.$/),
  ]);
});

test("P6: reports an https SITE_URL without a trusted proxy, with advice", () => {
  expect(linesFor({ SITE_URL: "https://shop.example" })).toEqual([
    expect.stringContaining("TRUST_PROXY=1"),
  ]);
});

test("reports nothing for a correctly proxied shop", () => {
  expect(linesFor({ SITE_URL: "https://shop.example", TRUST_PROXY: "1" })).toEqual([]);
  expect(linesFor({ SITE_URL: "http://192.168.1.5:3000" })).toEqual([]);
});
