import { write, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
/** Characters that are written at once. */
const BATCH = 65_536;
const MAX_WAIT_MS = 250;
/** Maximum characters that wait for a slow reader of the log; further lines are lost. */
const MAX_BUFFERED = 16 * 1024 * 1024;
const PAUSE_MS = 100;
/** How often a write is repeated at exit if the log's reader isn't ready. */
const FINAL_RETRIES = 20;

const emptyBuffer: Buffer = Buffer.alloc(0);

/**
 * Standard output for the log: writes lines in batches, at the latest after a quarter of a second
 * (decision 026). The log never blocks the shop: lines that don't fit on the disk are lost, and the
 * next one that fits is preceded by a notice (decision 026).
 */
export class LogOutput {
  #lines: string[] = [];
  #length = 0;
  #lost = false;
  /** What is being written, or waits for its reader to be ready. */
  #batch: Buffer = emptyBuffer;
  #paused: NodeJS.Timeout | undefined;
  #onWritten: (() => void)[] = [];

  constructor() {
    setInterval(() => this.#flushBatch(), MAX_WAIT_MS).unref();
    process.on("exit", () => this.#writeRemaining());
  }

  write(line: string): void {
    if (this.#length > MAX_BUFFERED) {
      this.#lost = true;
      return;
    }
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length >= BATCH) this.#flushBatch();
  }

  /** Calls back once every line so far is written or lost. */
  flush(done: () => void = () => {}): void {
    this.#onWritten.push(done);
    this.#flushBatch();
  }

  #flushBatch(): void {
    if (this.#batch.length > 0) return;
    if (this.#length > 0) {
      this.#batch = this.#takeBatch();
      this.#writeBatch();
      return;
    }
    for (const done of this.#onWritten.splice(0)) done();
  }

  #takeBatch(): Buffer {
    const batch = Buffer.from((this.#lost ? droppedLinesNotice() : "") + this.#lines.join(""));
    this.#lines = [];
    this.#length = 0;
    this.#lost = false;
    return batch;
  }

  #writeBatch(): void {
    this.#paused = undefined;
    write(STANDARD_OUTPUT, this.#batch, (error, written) => {
      if (error?.code === "EAGAIN") {
        this.#paused = setTimeout(() => this.#writeBatch(), PAUSE_MS);
        return;
      }
      if (error) this.#lost = true;
      this.#batch = error ? emptyBuffer : this.#batch.subarray(written);
      if (this.#batch.length > 0) this.#writeBatch();
      else if (this.#length >= BATCH || this.#onWritten.length > 0) this.#flushBatch();
    });
  }

  /** At exit, all that can be done for a reader that isn't ready is to block and wait. */
  #writeRemaining(): void {
    let remaining: Buffer = Buffer.concat([
      this.#paused ? this.#batch : emptyBuffer,
      this.#takeBatch(),
    ]);
    for (let tries = 0; remaining.length > 0 && tries < FINAL_RETRIES; ) {
      try {
        remaining = remaining.subarray(writeSync(STANDARD_OUTPUT, remaining));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
        tries += 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
    }
  }
}

/** The leading line break ends a line that was only partly written. */
function droppedLinesNotice(): string {
  const msg = "lines of the log were lost before this one";
  return `\n${JSON.stringify({ level: "warn", time: new Date().toISOString(), msg })}\n`;
}
