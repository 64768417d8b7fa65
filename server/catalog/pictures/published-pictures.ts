import { type NamedPicture, type Pictures, starterPictures } from "./starter-pictures.ts";

/** What changed in the pictures published while the shop runs. */
export interface PictureChanges {
  /** Pictures that are shown, with the widths made so far. */
  shown: readonly NamedPicture[];
  /** Pictures that are no longer shown. */
  replaced: readonly Pick<NamedPicture, "name" | "hash">[];
}

/** The pictures in memory: those published while the shop runs replace the starter set's. */
export class PublishedPictures implements Pictures {
  readonly #byName = new Map<string, NamedPicture>();

  pictureNamed(name: string | undefined): NamedPicture | null {
    if (name === undefined) return null;
    return this.#byName.get(name) ?? starterPictures.pictureNamed(name);
  }

  update({ shown, replaced }: PictureChanges): void {
    for (const { name, hash } of replaced) {
      if (this.#byName.get(name)?.hash === hash) this.#byName.delete(name);
    }
    for (const picture of shown) this.#byName.set(picture.name, picture);
  }

  clear(): void {
    this.#byName.clear();
  }
}
