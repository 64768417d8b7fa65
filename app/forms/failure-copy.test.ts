import { describe, expect, it, test } from "vitest";
import { failureCopy } from "./failure-copy.ts";
import type { Failure } from "./lead-response.ts";

const failures: readonly Failure[] = [
  { cause: "offline" },
  { cause: "unanswered" },
  { cause: "script" },
  { cause: "busy" },
  { cause: "server" },
  { cause: "too-large", status: 413 },
  { cause: "too-slow", status: 408 },
  { cause: "too-many-cookies", status: 431 },
  { cause: "blocked", status: 403 },
  { cause: "unreachable", status: 502 },
  { cause: "sign-in", status: 200 },
  { cause: "unknown", status: 404 },
];

describe.each(failures)("P2: $cause", (failure) => {
  it.each([undefined, 3_100_000])(
    "states that everything typed is kept and what to do (file: %s)",
    (bytes) => {
      const copy = failureCopy({ ...failure, ...(bytes ? { fileBytes: bytes } : {}) });
      expect(copy).toContain("Everything you typed is kept");
      expect(copy).toMatch(/press(ing)? the button/);
      if (failure.status) expect(copy).toContain(`(${failure.status})`);
    },
  );
});

test("P2: only the server's own errors are blamed on the shop", () => {
  const ours = failures.filter((failure) => failureCopy(failure).includes("on our side"));
  expect(ours).toEqual([{ cause: "server" }]);
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
