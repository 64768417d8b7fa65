import {
  isRoomPicture,
  type NamedPicture,
  type Pictures,
  starterPictures,
} from "./starter-pictures.ts";

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
  /** How many pictures of rooms and product types have been replaced. */
  #roomsReplaced = 0;

  pictureNamed(name: string | undefined): NamedPicture | null {
    if (name === undefined) return null;
    return this.#byName.get(name) ?? starterPictures.pictureNamed(name);
  }

  /** Whether rooms and product types have the pictures that came with the software. */
  get hasStarterRooms(): boolean {
    return this.#roomsReplaced === 0;
  }

  update({ shown, replaced }: PictureChanges): void {
    for (const { name, hash } of replaced) {
      if (this.#byName.get(name)?.hash === hash) this.#delete(name);
    }
    for (const picture of shown) {
      this.#delete(picture.name);
      this.#byName.set(picture.name, picture);
      if (isRoomPicture(picture.name)) this.#roomsReplaced += 1;
    }
  }

  clear(): void {
    this.#byName.clear();
    this.#roomsReplaced = 0;
  }

  #delete(name: string): void {
    if (this.#byName.delete(name) && isRoomPicture(name)) this.#roomsReplaced -= 1;
  }
}
