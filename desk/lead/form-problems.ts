import { copy } from "./copy.ts";

const noteLength = 2000;
const reasonLength = 500;

/** Problems of a form by field, found before it is sent; the server checks the same again. */
export type Problems = Readonly<Record<string, readonly string[]>>;

/** What keeps a form of the lead's page from being sent; undefined if nothing does. */
export function formProblems(fields: Readonly<Record<string, string>>): Problems | undefined {
  const text = fields.text?.trim() ?? "";
  if (fields.action === "note" || fields.action === "reply") {
    const { note, noteLong, replyLong } = copy.problems;
    if (text === "") return { text: [note] };
    const tooLong = fields.action === "note" ? noteLong : replyLong;
    if ([...text].length > noteLength) return { text: [tooLong] };
  }
  if (fields.action === "lost") {
    if (!fields.reason) return { reason: [copy.problems.reason] };
    if ([...text].length > reasonLength) return { text: [copy.problems.lostLong] };
  }
  return undefined;
}
