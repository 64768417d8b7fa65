import { describe, expect, it, test } from "vitest";
import { failureWords } from "./failure-words.ts";
import type { FailureCause } from "./lead-answer.ts";

const causes: FailureCause[] = [
  ...(["offline", "unanswered", "busy", "server", "too-large", "too-slow"] as const),
  ...(["too-many-cookies", "blocked", "unreachable", "sign-in", "stranger"] as const),
];

describe.each(causes)("P2: %s", (cause) => {
  it.each([undefined, 3_100_000])(
    "says that nothing is lost and what to do (file: %s)",
    (bytes) => {
      const words = failureWords({ cause, ...(bytes ? { fileBytes: bytes } : {}) });
      expect(words).toContain("Everything you typed is kept");
      expect(words).toMatch(/press(ing)? the button/);
    },
  );
});

test("P2: only a fault of ours is called one", () => {
  const ours = causes.filter((cause) => failureWords({ cause }).includes("on our side"));
  expect(ours).toEqual(["server"]);
});

test("P2: a file that a web server turned away is named with its size, and the way round it", () => {
  const words = failureWords({ cause: "too-large", status: 413, fileBytes: 3_034_567 });
  expect(words).toContain("3.1 MB (413)");
  expect(words).toContain("choose a smaller file or none");
});

test("what our own server said is said in its words", () => {
  const message = "That was a lot of requests. Please try again in 3 minutes.";
  expect(failureWords({ cause: "busy", message })).toBe(`${message} Everything you typed is kept.`);
});
