import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { useLookup } from "./use-lookup.ts";

/** Looked up and not yet found, by text. */
const asked = new Map<string, PromiseWithResolvers<string>>();

function lookUp(text: string) {
  const answer = Promise.withResolvers<string>();
  asked.set(text, answer);
  return answer.promise;
}

let root: HookRoot;
let shown: ReturnType<typeof useLookup<string>>;

function Reader({ text }: { text: string }) {
  shown = useLookup(text, lookUp);
  return null;
}

const type = (text: string) => root.render(<Reader text={text} />);
const find = (text: string) => act(async () => asked.get(text)?.resolve(`found ${text}`));

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  asked.clear();
  root = openHookRoot(<Reader text="" />);
});
afterEach(() => {
  root.close();
  vi.unstubAllGlobals();
});

test("asks for each text at once, from two letters on", () => {
  for (const text of ["s", "so", "sof"]) type(text);
  expect([...asked.keys()]).toEqual(["so", "sof"]);
});

test("shows a result until a newer one arrives, and never an older one", async () => {
  for (const text of ["so", "sof", "sofa"]) type(text);
  await find("sof");
  expect(shown).toMatchObject({ result: "found sof", text: "sof" });
  await find("so");
  expect(shown.text).toBe("sof");
  await find("sofa");
  expect(shown.text).toBe("sofa");
});

test("shows nothing for a text that is too short, even if a result arrives", async () => {
  type("so");
  type("s");
  await find("so");
  expect(shown.result).toBeUndefined();
});

test("keeps what it shows if a request fails", async () => {
  type("so");
  await find("so");
  type("sof");
  await act(async () => asked.get("sof")?.reject(new Error("offline")));
  expect(shown.result).toBe("found so");
});
