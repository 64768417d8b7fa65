import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { compressQuickly, decompressModel } from "#models/compress-model.ts";
import { looksOf, readGlb } from "#models/glb.ts";
import { isShown, withLook } from "#models/look.ts";
import type { DiskCache } from "#server/media/disk-cache.ts";
import type { OpenedFile } from "#server/media/media.ts";
import { serialQueue } from "#server/platform/serial-queue.ts";
import { convertInThread } from "./convert-in-thread.ts";
import type { ModelSource } from "./model-source.ts";

/** Four times the largest model an owner may have; what unpacks to more is no model. */
const MAX_BYTES = 24_000_000;
/** Models whose looks are remembered. */
const MAX_MODELS = 2_000;
/** Part of the name of each made file: to be raised when they are made in another way. */
const MADE_AS = "1";

/** One of a model's files. */
export interface ModelFile {
  opened: OpenedFile;
  /** Differs from that of all other versions of all models. */
  etag: string;
}

/** How a GLB file is sent. */
export type ModelEncoding = "br" | "identity";

interface Looks {
  names: string[];
  /** Number of the look that viewers without variants show; undefined if it is none of them. */
  first: number | undefined;
}

/**
 * A model's file, unpacked, in each of its looks and as USDZ. Each is made when it is first asked
 * for, once however many ask, and kept on this machine's disk.
 */
export class ModelVersions {
  readonly #source: ModelSource;
  readonly #copies: DiskCache;
  readonly #looks = new LRUCache<string, Looks>({ max: MAX_MODELS });
  /** One at a time, so that few unpacked files are in memory however many are asked for. */
  readonly #unpacking = serialQueue();
  readonly #converting = serialQueue();
  readonly #making = new Map<string, Promise<OpenedFile>>();

  constructor(source: ModelSource, copies: DiskCache) {
    this.#source = source;
    this.#copies = copies;
  }

  /**
   * The GLB file that shows the look named `color` first, without it as it is kept; undefined for an
   * unknown model or look.
   */
  async glb(
    slug: string,
    hash: string,
    color: string | undefined,
    encoding: ModelEncoding,
  ): Promise<ModelFile | undefined> {
    const kept = await this.#source(slug, hash);
    if (!kept) return undefined;
    const looks = await this.#looksOf(`${slug}.${hash}`, kept);
    const look = color === undefined ? looks.first : looks.names.indexOf(color);
    if (look === -1) return undefined;
    const isKept = look === looks.first;
    if (isKept && encoding === "br") return { opened: kept, etag: `"${hash}-br"` };
    const suffix = encoding === "br" ? ".glb.br" : ".glb";
    return this.#version(`${slug}.${hash}${isKept ? "" : `.${look}`}${suffix}`, () =>
      this.#unpacking(async () => {
        const file = await unpacked(kept);
        const shown = isKept || look === undefined ? file : withLook(file, look);
        return encoding === "br" ? compressQuickly(shown) : shown;
      }),
    );
  }

  /**
   * The USDZ file in the look named `color`, without it in the first; undefined for an unknown model
   * or look.
   */
  async usdz(
    slug: string,
    hash: string,
    color: string | undefined,
  ): Promise<ModelFile | undefined> {
    const kept = await this.#source(slug, hash);
    if (!kept) return undefined;
    const { names } = await this.#looksOf(`${slug}.${hash}`, kept);
    const look = color === undefined ? 0 : names.indexOf(color);
    if (look === -1) return undefined;
    return this.#version(`${slug}.${hash}.${look}.usdz`, () =>
      this.#converting(async () => convertInThread(withLook(await unpacked(kept), look))),
    );
  }

  async #looksOf(model: string, kept: OpenedFile): Promise<Looks> {
    const known = this.#looks.get(model);
    if (known) return known;
    const looks = await this.#unpacking(async () => readLooks(await unpacked(kept)));
    this.#looks.set(model, looks);
    return looks;
  }

  async #version(name: string, make: () => Promise<Buffer>): Promise<ModelFile> {
    const path = `${MADE_AS}/${name}`;
    const etag = `"${path}"`;
    const file = await this.#copies.find(path);
    if (file) return { opened: { file }, etag };
    const making = this.#making.get(path) ?? this.#make(path, make);
    this.#making.set(path, making);
    return { opened: await making.finally(() => this.#making.delete(path)), etag };
  }

  async #make(path: string, make: () => Promise<Buffer>): Promise<OpenedFile> {
    const bytes = await make();
    try {
      return { file: await this.#copies.add(path, bytes) };
    } catch {
      // A full disk must not hide a model.
      return { bytes };
    }
  }
}

function readLooks(file: Buffer): Looks {
  const { tree } = readGlb(file);
  const names = looksOf(tree);
  const first = names.findIndex((_, look) => isShown(tree, look));
  return { names, first: first < 0 ? undefined : first };
}

async function unpacked(kept: OpenedFile): Promise<Buffer> {
  const packed = "file" in kept ? await readFile(kept.file) : kept.bytes;
  return decompressModel(packed, MAX_BYTES);
}
