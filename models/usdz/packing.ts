import { createHash } from "node:crypto";

/** The pictures of a USDZ under construction; equal ones are one file. */
export class Packing {
  readonly #files = new Map<string, { name: string; bytes: Uint8Array }>();

  /** Adds a JPEG or PNG picture and returns its name. */
  add(bytes: Uint8Array): string {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const known = this.#files.get(hash);
    if (known) return known.name;
    const extension = bytes[0] === 0xff ? "jpg" : "png";
    const name = `textures/${this.#files.size}.${extension}`;
    this.#files.set(hash, { name, bytes });
    return name;
  }

  get files(): { name: string; bytes: Uint8Array }[] {
    return [...this.#files.values()];
  }
}
