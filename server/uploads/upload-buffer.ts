import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keeps the files of one request while it is handled: on disk, in a file that is unlinked at once,
 * so that the system removes it however the process ends. What can't be written to disk stays in
 * memory (decision 014).
 */
export class UploadBuffer {
  readonly #folder: string;
  readonly #inMemory: { at: number; bytes: Buffer }[] = [];
  #file: Promise<FileHandle | undefined> | undefined;
  #size = 0;

  /** @param folder for the file; on a disk, not in memory as `/tmp` may be. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Bytes kept so far; the offset of the next ones. */
  get size(): number {
    return this.#size;
  }

  /** Appends bytes. Resolves when their buffer may be used again. */
  async add(bytes: Buffer): Promise<void> {
    const at = this.#size;
    this.#size += bytes.length;
    this.#file ??= openUnlinked(this.#folder);
    const file = await this.#file;
    const stored = file && (await tryWrite(file, bytes, at));
    if (!stored) this.#inMemory.push({ at, bytes: Buffer.from(bytes) });
  }

  /** The bytes from an offset on, in a new buffer. */
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
      const [start, end] = [Math.max(from, part.at), part.at + part.bytes.length];
      if (start < Math.min(from + size, end)) part.bytes.copy(bytes, start - from, start - part.at);
    }
    return bytes;
  }

  /** Discards everything. */
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

async function tryWrite(file: FileHandle, bytes: Buffer, at: number): Promise<boolean> {
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
