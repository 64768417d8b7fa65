import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attemptResult } from "./attempt-result.ts";
import { receiverFault } from "./receiver-fault.ts";
import type { ReceiverPause } from "./receiver-pause.ts";
import type { RetryLater } from "./sink.ts";

const HOUR = 3_600_000;
const BASE = 10_000;
const gone: RetryLater = {
  kind: "retry",
  error: "gone",
  scope: "receiver",
  surelyReceiver: true,
  ownerMustFix: true,
};
const away: RetryLater = { ...gone, ownerMustFix: false };
const maybe: RetryLater = { kind: "retry", error: "status 500", scope: "receiver" };

const judge = (outcome: RetryLater, pause?: ReceiverPause, messageId = "a") =>
  receiverFault(outcome, { messageId, pause, retryBaseMs: BASE });
const pauseAfter = (failures: number, given: Partial<ReceiverPause> = {}): ReceiverPause => ({
  failures,
  certain: false,
  openedBy: "a",
  ...given,
});

describe("the distance between two trials", () => {
  it("T27: is an hour at most, whatever the receiver answers", () => {
    const outcomes = fc.constantFrom(gone, away, maybe, { ...gone, mayBeDone: true });
    fc.assert(
      fc.property(fc.array(outcomes, { minLength: 1, maxLength: 100 }), (answers) => {
        let certain = false;
        let failures = 0;
        for (const outcome of answers) {
          const fault = judge(
            outcome,
            failures > 0 ? pauseAfter(failures, { certain }) : undefined,
          );
          expect(fault?.pauseMs).toBeLessThanOrEqual(HOUR);
          expect(fault?.pauseMs).toBeGreaterThanOrEqual(BASE * 0.8);
          certain ||= fault?.certain === true;
          failures += 1;
        }
      }),
    );
  });

  it("T27: grows from ten seconds to an hour while the receiver says it is gone", () => {
    const pauses = Array.from({ length: 12 }, (_, i) => judge(gone, i ? pauseAfter(i) : undefined));
    const ms = pauses.map((fault) => fault?.pauseMs ?? 0);
    expect(ms).toEqual(ms.toSorted((a, b) => a - b));
    expect(ms[0]).toBeLessThanOrEqual(12_000);
    expect(ms.slice(6)).toEqual(Array(6).fill(HOUR));
  });

  it("T12: is an hour from the first on if the receiver may have stored the lead", () => {
    expect(judge({ ...gone, mayBeDone: true })?.pauseMs).toBe(HOUR);
  });

  it("is four and a half minutes at most if the receiver may come back by itself", () => {
    expect(judge(away, pauseAfter(20))?.pauseMs).toBe(270_000);
  });

  it("is short while only one message has failed and may be the cause itself", () => {
    const refused = { ...maybe, ownerMustFix: true };
    expect(judge(refused, pauseAfter(20))?.pauseMs).toBe(270_000);
    expect(judge(refused, pauseAfter(20), "b")?.pauseMs).toBe(HOUR);
  });

  it("is as long as the receiver asks for", () => {
    expect(judge({ ...gone, notBeforeMs: 2 * HOUR })?.pauseMs).toBe(2 * HOUR);
  });
});

it("a receiver's failures are not attempts of the message, and park it after three days", () => {
  const failed = (receiverFailures: number) =>
    attemptResult(gone, judge(gone), { attempt: 12, receiverFailures }, BASE);
  expect(failed(20)).toMatchObject({ status: "pending", receiverFailures: 21, delayMs: HOUR });
  expect(failed(76)).toMatchObject({ status: "parked" });
});

it("a lead that alone gets no answer is tried again within the hour, for three days", () => {
  const noAnswer: RetryLater = { ...maybe, isAway: true };
  const fault = judge(noAnswer);
  expect(fault).toMatchObject({ certain: false, isExcused: true });
  const result = attemptResult(noAnswer, fault, { attempt: 12, receiverFailures: 20 }, BASE);
  expect(result).toMatchObject({ status: "pending", delayMs: HOUR, receiverFailures: 21 });
});

it("a failure that may be the message's own counts, until another message fails too", () => {
  const counts = { attempt: 12, receiverFailures: 0 };
  expect(attemptResult(maybe, judge(maybe), counts, BASE)).toMatchObject({ status: "parked" });
  const both = judge(maybe, pauseAfter(1), "b");
  expect(attemptResult(maybe, both, counts, BASE)).toMatchObject({ status: "pending" });
});
