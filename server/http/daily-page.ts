import type { DailyText } from "#server/placeholders/daily-text.ts";
import type { Entity } from "./entity.ts";
import { fillDailyText } from "./fill-daily-text.ts";

/**
 * A prerendered page whose text depends on the day. It is made again at the first request after the
 * day's texts have changed.
 */
export class DailyPage {
  readonly #source: Buffer;
  readonly #toEntity: (body: Buffer) => Entity;
  #texts: DailyText | undefined;
  #entity: Entity | undefined;

  /**
   * @param source the page with placeholders for the day's texts
   * @param toEntity turns a filled page into what is sent
   */
  constructor(source: Buffer, toEntity: (body: Buffer) => Entity) {
    this.#source = source;
    this.#toEntity = toEntity;
  }

  /** The page with these texts. */
  forText(texts: DailyText): Entity {
    if (!this.#entity || texts !== this.#texts) {
      this.#entity = this.#toEntity(fillDailyText(this.#source, texts));
      this.#texts = texts;
    }
    return this.#entity;
  }
}
