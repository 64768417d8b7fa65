import { expect, it } from "vitest";
import { saveAnswer } from "./save-answer.ts";

const draft = JSON.stringify({ lines: [], message: "Hi Janelle" });
const sent = { draft, sentBefore: undefined };
const refused = (body: Record<string, unknown>) =>
  saveAnswer({ kind: "refused", message: "Curtis changed this draft.", body }, sent);

it("knows the number of what was saved", () => {
  const body = { ok: true, version: 3, savedAt: "2026-11-30T16:14:00Z" };
  expect(saveAnswer({ kind: "done", body }, sent)).toEqual({
    kind: "saved",
    version: 3,
    savedAt: "2026-11-30T16:14:00Z",
  });
});

it("has both drafts when somebody else saved meanwhile", () => {
  const theirs = { lines: [], message: "Hello" };
  expect(refused({ version: 4, by: "Curtis", draft: theirs })).toMatchObject({
    kind: "conflict",
    conflict: { by: "Curtis", version: 4, draft: { message: "Hello" } },
  });
  expect(refused({ version: 4, by: "", draft: theirs })).toMatchObject({
    conflict: { by: "Somebody else" },
  });
});

it("takes its own draft, whose answer was lost, for no conflict", () => {
  const body = { version: 4, by: "Maribel", draft: { message: "Hi Janelle", lines: [] } };
  expect(refused(body)).toEqual({ kind: "behind", version: 4 });
  const later = { draft: JSON.stringify({ lines: [], message: "Hi Janelle!" }), sentBefore: draft };
  expect(saveAnswer({ kind: "refused", message: "", body }, later)).toEqual({
    kind: "behind",
    version: 4,
  });
});

it("says what can't be saved", () => {
  const errors = { "lines.1.price": ["We couldn't read that."] };
  expect(saveAnswer({ kind: "invalid", errors }, sent)).toEqual({ kind: "refused", errors });
  expect(refused({})).toEqual({
    kind: "refused",
    errors: { form: ["Curtis changed this draft."] },
  });
  expect(saveAnswer({ kind: "away" }, sent)).toEqual({ kind: "away" });
});
