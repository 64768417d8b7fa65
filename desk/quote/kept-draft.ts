import { isRecord } from "#domain/is-record.ts";
import { readDraft } from "#domain/quote/read-draft.ts";
import { draftOf, type WrittenQuote } from "./written-quote.ts";

/** What is written and not saved yet, with the number of the draft that it changes. */
export interface KeptDraft {
  version: number;
  written: WrittenQuote;
}

/** Whose draft of which lead's quote. */
interface DraftOwner {
  /** Id of a staff member; nobody else who signs in here gets it. */
  member: string;
  reference: string;
}

/** Keeps an unsaved draft in this tab, so that a reload without a connection loses nothing. */
export function keepDraft(owner: DraftOwner, kept: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify(kept));
  } catch {
    // It is still in the page, and saved from there.
  }
}

export function dropDraft(owner: DraftOwner): void {
  try {
    sessionStorage.removeItem(keyOf(owner));
  } catch {
    // Then nothing was kept either.
  }
}

/** The draft that was kept; undefined if there is none, or it can't be read. */
export function keptDraft(owner: DraftOwner): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? "null");
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keyOf({ member, reference }: DraftOwner): string {
  return `parsons-furniture-desk-quote-${member}-${reference}`;
}

function isKept(kept: unknown): kept is KeptDraft {
  if (!isRecord(kept) || typeof kept.version !== "number" || !isRecord(kept.written)) return false;
  const { lines, typed } = kept.written;
  if (!Array.isArray(lines) || !isRecord(typed) || !lines.every(isWrittenLine)) return false;
  return readDraft(JSON.stringify(draftOf(kept.written as unknown as WrittenQuote))).ok;
}

function isWrittenLine(line: unknown): boolean {
  return (
    isRecord(line) && typeof line.key === "number" && isRecord(line.line) && isRecord(line.typed)
  );
}
