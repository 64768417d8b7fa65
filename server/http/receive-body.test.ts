import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { receiveBody } from "./receive-body.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What becomes of a body that comes at so many bytes a second, and after how many. */
async function sentAt(bytesPerSecond: number, bytes: number) {
  const body = new PassThrough();
  let ended: string | undefined;
  const received = receiveBody(body, () => true).then((how) => {
    ended = how;
  });
  let seconds = 0;
  for (let sent = 0; sent < bytes && !ended; sent += bytesPerSecond) {
    body.write(Buffer.alloc(bytesPerSecond));
    await vi.advanceTimersByTimeAsync(1_000);
    seconds += 1;
  }
  body.end();
  await received;
  return { ended, seconds };
}

describe("a body", () => {
  it("of 10 MB gets through on a line of 200 kbit/s", async () => {
    expect(await sentAt(25_000, 10_000_000)).toEqual({ ended: "complete", seconds: 400 });
  });

  it("a trickling body is ended after a minute", async () => {
    expect(await sentAt(10, 10_000_000)).toEqual({ ended: "slow", seconds: 61 });
  });

  it("waits while a chunk is being stored", async () => {
    const body = new PassThrough();
    const came: string[] = [];
    let putAway = Promise.withResolvers<boolean>();
    const received = receiveBody(body, (chunk) => {
      came.push(chunk.toString());
      return putAway.promise;
    });
    body.write("first");
    await eventually(() => expect(came).toEqual(["first"]));
    body.end("second");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(came).toEqual(["first"]);
    const first = putAway;
    putAway = Promise.withResolvers();
    first.resolve(true);
    await eventually(() => expect(came).toEqual(["first", "second"]));
    putAway.resolve(false);
    expect(await received).toBe("enough");
  });

  it("a body that stops halfway is ended soon after", async () => {
    const body = new PassThrough();
    const received = receiveBody(body, () => true);
    body.write(Buffer.alloc(200_000));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await received).toBe("slow");
  });
});
