import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { EncodedFile } from "#pictures/encode.ts";
import type { EncodeJob, EncodeResult } from "./encode-process.ts";

/** The widest picture takes a few seconds, and much longer on a busy machine. */
const TIMEOUT_MS = 180_000;

/**
 * Encodes pictures in a separate process of low priority, so that pages don't wait for it and its
 * memory is given back. For one job at a time.
 */
export class Encoder {
  #child: ChildProcess | undefined;

  /** @throws if the picture can't be encoded, takes too long, or the encoder is closed meanwhile. */
  async encode(job: EncodeJob): Promise<EncodedFile[]> {
    const child = this.#child ?? this.#start();
    const timer = setTimeout(() => this.close(), TIMEOUT_MS);
    try {
      const result = await resultOf(child, job);
      if ("error" in result) throw new Error(result.error);
      return result.files.map(({ file, bytes }) => ({ file, bytes: Buffer.from(bytes) }));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the process; the next job starts another. */
  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = undefined;
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, "encode-process.ts"), {
      execArgv: [],
      env: { MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.once("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    // It must not keep the shop or a test from exiting.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }
}

function resultOf(child: ChildProcess, job: EncodeJob): Promise<EncodeResult> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("The encoder ended without a result"));
    child.once("exit", ended).once("error", reject);
    child.once("message", (message) => {
      child.off("exit", ended).off("error", reject);
      resolve(message as EncodeResult);
    });
    child.send(job, (error) => error && reject(error));
  });
}
