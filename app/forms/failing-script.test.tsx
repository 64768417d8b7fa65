import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { useLeadSubmit } from "./use-lead-submit.ts";

type Submit = ReturnType<typeof useLeadSubmit>;

let root: HookRoot;
let submit: () => Submit;
beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async () => Response.json({ reference: "Q-7K3M9" }, { status: 201 }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  let current: Submit | undefined;
  const onRender = (submit: Submit) => {
    current = submit;
  };
  root = openHookRoot(<Form onRender={onRender} />);
  submit = () => {
    if (!current) throw new Error("the form isn't shown");
    return current;
  };
});
afterEach(() => {
  root.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form({ onRender }: { onRender: (submit: Submit) => void }) {
  onRender(useLeadSubmit("/quote-request"));
  return null;
}

function fail(): never {
  throw new TypeError("Map.groupBy is not a function");
}

test("T1: a check that fails in the browser doesn't keep the form from being sent", () => {
  expect(root.does(() => submit().showErrors<never>(fail, {}))).toBe(false);
  expect(console.error).toHaveBeenCalledOnce();
});

test("T1: a form that can't be sent says so", async () => {
  await root.does(() => submit().run(async () => fail()));
  await vi.waitFor(() =>
    expect(root.does(() => submit().progress)).toEqual({
      status: "editing",
      failure: { cause: "script" },
    }),
  );
});

test("T1: what fails after a form was sent doesn't take its confirmation away", async () => {
  await root.does(() =>
    submit().run(async () => {
      await submit().send(new URLSearchParams());
      fail();
    }),
  );
  await vi.waitFor(() =>
    expect(root.does(() => submit().progress)).toEqual({ status: "sent", reference: "Q-7K3M9" }),
  );
});
