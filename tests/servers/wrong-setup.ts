import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { CheckedFinding } from "#server/doctor/check.ts";
import { examine } from "./check-shop.ts";
import { type ShopBehindProxy, startBehindProxy } from "./shop-behind-proxy.ts";
import { type WebServerKind, webServerKinds } from "./web-server-kinds.ts";

type Expected = [level: "warning" | "fault", seen: RegExp, advice: RegExp];

export interface WrongSetup {
  title: string;
  kind: WebServerKind["name"];
  /** Replacements in the shipped configuration; `CACHE` becomes a folder for a cache. */
  config?: [from: string | RegExp, to: string][];
  env?: Record<string, string>;
  /** All expected findings of the doctor; empty if the setup is correct. */
  expected: Expected[];
}

/** Defines a test for each setup: the doctor's findings are exactly the expected ones. */
export function testWrongSetups(setups: readonly WrongSetup[]): void {
  let proxied: ShopBehindProxy | undefined;
  let cache = "";
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), "cache-"));
  });
  afterEach(async () => {
    await proxied?.stop();
    proxied = undefined;
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));

  it.each(setups)("$title", async ({ kind: name, config = [], env = {}, expected }) => {
    const kind = webServerKind(name);
    proxied = await startBehindProxy(kind, {
      processes: 1,
      usualPorts: true,
      env,
      config: await changedConfig(kind, config, cache),
    });
    const found = problems(await examine(proxied));
    expect(found).toEqual(
      expected.map(([level, seen, advice]) => ({
        check: "web",
        level,
        seen: expect.stringMatching(seen),
        advice: expect.stringMatching(advice),
      })),
    );
  });
}

export function problems(findings: readonly CheckedFinding[]): CheckedFinding[] {
  return findings.filter(({ level }) => level !== "ok");
}

export function webServerKind(name: WebServerKind["name"]): WebServerKind {
  const kind = webServerKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no ${name}.`);
  return kind;
}

/**
 * Applies changes to the shipped configuration.
 * @throws {Error} when one doesn't apply.
 */
async function changedConfig(
  { shipped }: WebServerKind,
  changes: NonNullable<WrongSetup["config"]>,
  cache: string,
): Promise<string> {
  let text = await readFile(shipped, "utf8");
  for (const [from, to] of changes) {
    const next = text.replace(from, to.replace("CACHE", cache));
    if (next === text) throw new Error(`${shipped} has no ${from} any more.`);
    text = next;
  }
  return text;
}
