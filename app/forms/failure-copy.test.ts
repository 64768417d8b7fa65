import { describe, expect, it, test } from "vitest";
import { failureCopy } from "./failure-copy.ts";
import type { FailureCause } from "./lead-response.ts";

const causes: FailureCause[] = [
  "offline",
  "unanswered",
  "script",
  "busy",
  "server",
  "too-large",
  "too-slow",
  "too-many-cookies",
  "blocked",
  "unreachable",
  "sign-in",
  "unknown",
];

describe.each(causes)("P2: %s", (cause) => {
  it.each([undefined, 3_100_000])(
    "states that everything typed is kept and what to do (file: %s)",
    (bytes) => {
      const copy = failureCopy({ cause, ...(bytes ? { fileBytes: bytes } : {}) });
      expect(copy).toContain("Everything you typed is kept");
      expect(copy).toMatch(/press(ing)? the button/);
    },
  );
});

test("P2: only the server's own errors are blamed on the shop", () => {
  const ours = causes.filter((cause) => failureCopy({ cause }).includes("on our side"));
  expect(ours).toEqual(["server"]);
});

test("P2: the message about a file refused by a web server has its size and an alternative", () => {
  const copy = failureCopy({ cause: "too-large", status: 413, fileBytes: 3_034_567 });
  expect(copy).toContain("3.1 MB (413)");
  expect(copy).toContain("choose a smaller file or none");
});

test("shows the server's own message unchanged", () => {
  const message = "That was a lot of requests. Please try again in 3 minutes.";
  expect(failureCopy({ cause: "busy", message })).toBe(`${message} Everything you typed is kept.`);
});
