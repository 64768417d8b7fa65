import type { DailyText } from "#server/placeholders/daily-text.ts";
import type { Entity } from "./entity.ts";
import { fillDailyText } from "./fill-daily-text.ts";

/** A prerendered page that says something else on another day: regenerated when it is first asked for then. */
export class DailyPage {
  readonly #source: Buffer;
  readonly #make: (body: Buffer) => Entity;
  #texts: DailyText | undefined;
  #made: Entity | undefined;

  /** @param source with the placeholders of the day's texts; `make` makes what is sent of it. */
  constructor(source: Buffer, make: (body: Buffer) => Entity) {
    this.#source = source;
    this.#make = make;
  }

  /** The page with these texts in it. */
  forText(texts: DailyText): Entity {
    if (!this.#made || texts !== this.#texts) {
      this.#made = this.#make(fillDailyText(this.#source, texts));
      this.#texts = texts;
    }
    return this.#made;
  }
}
