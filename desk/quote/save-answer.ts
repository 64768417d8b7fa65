import { isRecord } from "#domain/is-record.ts";
import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { readDraft } from "#domain/quote/read-draft.ts";
import { copy } from "./copy.ts";
import type { Errors, QuoteAnswer } from "./post-quote.ts";

/** A draft that somebody else saved meanwhile. */
export interface Conflict {
  by: string;
  draft: QuoteDraft;
  version: number;
}

/** What became of a draft that was saved. */
export type SaveAnswer =
  | { kind: "saved"; version: number; savedAt: string }
  /** What was sent before is stored, though its answer was lost: it is saved again on top of that. */
  | { kind: "behind"; version: number }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "refused"; errors: Errors }
  | { kind: "away" };

/** Reads what the server said. @param sent the draft's JSON, and that of the attempt before */
export function saveAnswer(
  answer: QuoteAnswer,
  sent: { draft: string; sentBefore: string | undefined },
): SaveAnswer {
  if (answer.kind === "away") return answer;
  if (answer.kind === "invalid") return { kind: "refused", errors: answer.errors };
  const { version, savedAt, draft, by } = answer.body;
  if (answer.kind === "done" && typeof version === "number") {
    return { kind: "saved", version, savedAt: String(savedAt ?? "") };
  }
  const message = answer.kind === "refused" ? answer.message : copy.failed;
  const theirs = isRecord(draft) ? normal(JSON.stringify(draft)) : undefined;
  if (!theirs || typeof version !== "number") {
    return { kind: "refused", errors: { form: [message] } };
  }
  const isOurs = [sent.draft, sent.sentBefore].some(
    (ours) => ours !== undefined && JSON.stringify(normal(ours)) === JSON.stringify(theirs),
  );
  if (isOurs) return { kind: "behind", version };
  const name = typeof by === "string" && by !== "" ? by : copy.conflict.somebody;
  return { kind: "conflict", conflict: { by: name, draft: theirs, version } };
}

/** A draft as the server reads it, so that two spellings of one are equal; undefined if it can't be read. */
function normal(json: string): QuoteDraft | undefined {
  const read = readDraft(json);
  return read.ok ? read.draft : undefined;
}
