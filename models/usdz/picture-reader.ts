import type { Primitive, Texture, TextureInfo } from "@gltf-transform/core";
import { type MapCoordinates, mapCoordinates } from "./map-coordinates.ts";
import type { PictureInput } from "./material-text.ts";
import type { Packing } from "./packing.ts";

/** The pictures that one surface reads, and the map coordinates it reads them at. */
export class PictureReader {
  readonly #primitive: Primitive;
  readonly #packing: Packing;
  /** Equal ones are there once. */
  readonly coordinates: MapCoordinates[] = [];

  constructor(primitive: Primitive, packing: Packing) {
    this.#primitive = primitive;
    this.#packing = packing;
  }

  /**
   * Adds a material's picture, converted, to the file; undefined if the material has none or the
   * surface no coordinates for it.
   */
  async read(
    texture: Texture | null,
    info: TextureInfo | null,
    how: Omit<PictureInput, "file" | "coordinates">,
    convert: (picture: Uint8Array) => Promise<Uint8Array>,
  ): Promise<PictureInput | undefined> {
    const picture = texture?.getImage();
    const at = picture && info ? mapCoordinates(this.#primitive, info) : undefined;
    return picture && at ? this.add(await convert(picture), at, how) : undefined;
  }

  /** Adds a picture to the file, to be read at these coordinates. */
  add(
    picture: Uint8Array,
    at: MapCoordinates,
    how: Omit<PictureInput, "file" | "coordinates">,
  ): PictureInput {
    return { ...how, file: this.#packing.add(picture), coordinates: this.#numberOf(at) };
  }

  #numberOf(coordinates: MapCoordinates): number {
    const known = this.coordinates.findIndex((other) =>
      other.every((value, at) => value === coordinates[at]),
    );
    return known < 0 ? this.coordinates.push(coordinates) - 1 : known;
  }
}
