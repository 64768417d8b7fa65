import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import type { CleanResult } from "./pdf/clean-process.ts";

const FOLDER = join(import.meta.dirname, "pdf");
const MAX_HEAP_MB = 128;
/** PDFium's memory, in pages of 64 kB: 256 MB. */
const MAX_WASM_PAGES = 4_096;
/** How long the process waits for another PDF before it is ended to free its memory. */
const IDLE_MS = 60_000;

let current: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Cleans one PDF in a separate process, which is started if there is none and kept for a minute. It
 * may read only its own files, gets no environment variables, and is killed if a PDF takes too much
 * time or memory (decision 015). To be called for one PDF at a time.
 * @throws if the process ends before it responds.
 */
export async function cleanInProcess(posted: Buffer, timeoutMs: number): Promise<CleanResult> {
  clearTimeout(idleTimer);
  const child = current?.connected ? current : start();
  current = child;
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  try {
    const result = await resultOf(child, posted);
    idleTimer = setTimeout(() => end(child), IDLE_MS).unref();
    return result;
  } catch (error) {
    end(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the process; the next PDF gets another one, even while this one is still ending. */
function end(child: ChildProcess): void {
  current = undefined;
  child.kill("SIGKILL");
}

function resultOf(child: ChildProcess, posted: Buffer): Promise<CleanResult> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("Ended without a response"));
    const failed = (error: Error | null) => error && reject(error);
    child.once("exit", ended).once("error", reject);
    child.once("message", (message) => {
      child.off("exit", ended).off("error", reject);
      resolve(message as CleanResult);
    });
    child.send(posted, failed);
  });
}

function start(): ChildProcess {
  const child = fork(join(FOLDER, "clean-process.ts"), {
    execArgv: processLimits(),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It must not keep the shop or a test from exiting.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Node's options that limit which files the process may read and how much memory it may use. */
function processLimits(): string[] {
  const [packages = ""] = createRequire(import.meta.url)
    .resolve("@embedpdf/pdfium")
    .split(join(sep, "@embedpdf", sep));
  const readable = [FOLDER + sep, packages + sep, join(FOLDER, "../../../package.json")];
  return [
    "--permission",
    // sharp, which encodes the pictures, is one.
    "--allow-addons",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${MAX_HEAP_MB}`,
    `--wasm-max-mem-pages=${MAX_WASM_PAGES}`,
  ];
}
