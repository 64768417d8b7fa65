import { equal } from "node:assert/strict";
import { eventually } from "#tests/support/eventually.ts";

/** Waits until the shop reports that it can't store anything now. */
export async function waitUntilUnready(url: string): Promise<void> {
  await eventually(async () => equal(await readyz(url), 503));
}

/** Waits until it can store again. */
export async function waitUntilReady(url: string): Promise<void> {
  await eventually(async () => equal(await readyz(url), 200));
}

async function readyz(url: string): Promise<number> {
  return (await fetch(`${url}/readyz`)).status;
}
