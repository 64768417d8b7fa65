import type { DayTexts } from "#server/placeholders/day-texts.ts";
import type { Entity } from "./entity.ts";
import { placeDayTexts } from "./place-day-texts.ts";

/** A prerendered page that says something else on another day: made anew when it is first asked for then. */
export class DatedEntity {
  readonly #source: Buffer;
  readonly #make: (body: Buffer) => Entity;
  #texts: DayTexts | undefined;
  #made: Entity | undefined;

  /** @param source with the placeholders of the day's texts; `make` makes what is sent of it. */
  constructor(source: Buffer, make: (body: Buffer) => Entity) {
    this.#source = source;
    this.#make = make;
  }

  /** The page with these texts in it. */
  at(texts: DayTexts): Entity {
    if (!this.#made || texts !== this.#texts) {
      this.#made = this.#make(placeDayTexts(this.#source, texts));
      this.#texts = texts;
    }
    return this.#made;
  }
}
