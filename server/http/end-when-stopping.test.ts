import { getEventListeners, once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, it, vi } from "vitest";
import { endWhenStopping } from "./end-when-stopping.ts";

it("ends a body at once that is opened while the process stops", () => {
  const endBody = vi.fn();
  endWhenStopping(new PassThrough(), endBody, AbortSignal.abort());
  expect(endBody).toHaveBeenCalledOnce();
});

it("forgets a body that is closed, so that a process doesn't collect them", async () => {
  const stopping = new AbortController();
  const body = new PassThrough();
  const endBody = vi.fn();
  endWhenStopping(body, endBody, stopping.signal);
  expect(getEventListeners(stopping.signal, "abort")).toHaveLength(1);
  const closed = once(body, "close");
  body.destroy();
  await closed;
  expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
  stopping.abort();
  expect(endBody).not.toHaveBeenCalled();
});
