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

/** How receiving a body at this rate ends, and after how many seconds. */
async function receiveAt(bytesPerSecond: number, bytes: number) {
  const body = new PassThrough();
  let ended: string | undefined;
  const received = receiveBody(body, () => true).then((result) => {
    ended = result;
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
  it("of 10 MB is received over a 200 kbit/s connection", async () => {
    expect(await receiveAt(25_000, 10_000_000)).toEqual({ ended: "complete", seconds: 400 });
  });

  it("that trickles is given up after a minute", async () => {
    expect(await receiveAt(10, 10_000_000)).toEqual({ ended: "slow", seconds: 61 });
  });

  it("waits while a chunk is being stored", async () => {
    const body = new PassThrough();
    const arrived: string[] = [];
    let stored = Promise.withResolvers<boolean>();
    const received = receiveBody(body, (chunk) => {
      arrived.push(chunk.toString());
      return stored.promise;
    });
    body.write("first");
    await eventually(() => expect(arrived).toEqual(["first"]));
    body.end("second");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(arrived).toEqual(["first"]);
    const first = stored;
    stored = Promise.withResolvers();
    first.resolve(true);
    await eventually(() => expect(arrived).toEqual(["first", "second"]));
    stored.resolve(false);
    expect(await received).toBe("enough");
  });

  it("that stops halfway is given up soon after", async () => {
    const body = new PassThrough();
    const received = receiveBody(body, () => true);
    body.write(Buffer.alloc(200_000));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await received).toBe("slow");
  });
});
