import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keeps the files of one post until it is answered: on the disk, in a file whose name is taken away
 * at once, so that the system removes it however the process ends. What the disk does not take
 * stays in memory (decision 028).
 */
export class UploadBuffer {
  readonly #folder: string;
  readonly #inMemory: { at: number; bytes: Buffer }[] = [];
  #file: Promise<FileHandle | undefined> | undefined;
  #size = 0;

  /** @param folder where the file is made, on the disk and not in memory as `/tmp` may be. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Bytes kept so far: where the next ones will begin. */
  get size(): number {
    return this.#size;
  }

  /** Keeps bytes behind those that are kept already. Resolves when their buffer may be used again. */
  async add(bytes: Buffer): Promise<void> {
    const at = this.#size;
    this.#size += bytes.length;
    this.#file ??= openUnlinked(this.#folder);
    const file = await this.#file;
    const taken = file && (await written(file, bytes, at));
    if (!taken) this.#inMemory.push({ at, bytes: Buffer.from(bytes) });
  }

  /** The bytes from one place on, in memory of their own. */
  async read(from: number, size: number): Promise<Buffer> {
    const bytes = Buffer.alloc(size);
    const file = await this.#file;
    let done = 0;
    while (file && done < size) {
      const { bytesRead } = await file.read(bytes, done, size - done, from + done);
      if (bytesRead === 0) break;
      done += bytesRead;
    }
    for (const part of this.#inMemory) {
      const [begin, end] = [Math.max(from, part.at), part.at + part.bytes.length];
      if (begin < Math.min(from + size, end)) part.bytes.copy(bytes, begin - from, begin - part.at);
    }
    return bytes;
  }

  /** Forgets everything. */
  async close(): Promise<void> {
    await (await this.#file)?.close();
  }
}

async function openUnlinked(folder: string): Promise<FileHandle | undefined> {
  const path = join(folder, `.upload-${randomUUID()}`);
  try {
    const file = await open(path, "wx+", 0o600);
    await unlink(path);
    return file;
  } catch {
    return undefined;
  }
}

async function written(file: FileHandle, bytes: Buffer, at: number): Promise<boolean> {
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
    return true;
  } catch {
    return false;
  }
}
