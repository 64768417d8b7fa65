import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { postQuote } from "./post-quote.ts";
import { type SaveAnswer, saveAnswer } from "./save-answer.ts";

interface SavedDraft {
  /** 0 if nothing was saved yet. */
  version: number;
  draft: QuoteDraft;
}

/** Saves the draft of one lead's quote, each time on top of what was saved before. */
export class DraftSaver {
  readonly #reference: string;
  #version: number;
  /** JSON of what the server has. */
  #stored: string;
  /** JSON of the last attempt, whose answer may have been lost. */
  #sent: string | undefined;

  constructor(reference: string, saved: SavedDraft) {
    this.#reference = reference;
    this.#version = saved.version;
    this.#stored = saved.version === 0 ? "" : JSON.stringify(saved.draft);
  }

  /** Number of the draft that is changed. */
  get version(): number {
    return this.#version;
  }

  hasStored(draft: QuoteDraft): boolean {
    return JSON.stringify(draft) === this.#stored;
  }

  /** Goes on from another draft than the one saved here last. */
  goOnFrom(version: number, draft?: QuoteDraft): void {
    this.#version = version;
    if (draft) this.#stored = JSON.stringify(draft);
  }

  async save(draft: QuoteDraft): Promise<Exclude<SaveAnswer, { kind: "behind" }>> {
    const json = JSON.stringify(draft);
    const sentBefore = this.#sent;
    this.#sent = json;
    const fields = { action: "save", version: String(this.#version), draft: json };
    const answer = saveAnswer(await postQuote(this.#reference, fields), {
      draft: json,
      sentBefore,
    });
    if ("version" in answer) this.#version = answer.version;
    if (answer.kind === "behind") return this.save(draft);
    if (answer.kind === "saved") this.#stored = json;
    return answer;
  }
}
