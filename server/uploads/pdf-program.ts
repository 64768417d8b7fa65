import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import type { CleanAnswer } from "./pdf/clean-program.ts";

const FOLDER = join(import.meta.dirname, "pdf");
const MOST_HEAP_MB = 384;
/** PDFium's memory, in pages of 64 kB: 256 MB. */
const MOST_WASM_PAGES = 4_096;
/** How long the program waits for another PDF before it is ended and gives its memory back. */
const IDLE_MS = 60_000;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Has one PDF cleaned by a program of its own, which is started when there is none and kept for a
 * minute. It may read no file but its own, is told nothing of our environment, and is ended when a
 * PDF takes too much time or memory (decision 015). One PDF at a time.
 * @throws when the program ends or is ended before it answers.
 */
export async function askPdfProgram(posted: Buffer, patienceMs: number): Promise<CleanAnswer> {
  clearTimeout(idle);
  const program = running?.connected ? running : start();
  running = program;
  const tooLong = setTimeout(() => program.kill("SIGKILL"), patienceMs);
  try {
    const answer = await answerOf(program, posted);
    idle = setTimeout(() => end(program), IDLE_MS).unref();
    return answer;
  } catch (error) {
    end(program);
    throw error;
  } finally {
    clearTimeout(tooLong);
  }
}

/** Ends the program; the next PDF gets another, even while this one is still ending. */
function end(program: ChildProcess): void {
  running = undefined;
  program.kill("SIGKILL");
}

function answerOf(program: ChildProcess, posted: Buffer): Promise<CleanAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("Ended without an answer"));
    const failed = (error: Error | null) => error && reject(error);
    program.once("exit", ended).once("error", reject);
    program.once("message", (answer) => {
      program.off("exit", ended).off("error", reject);
      resolve(answer as CleanAnswer);
    });
    program.send(posted, failed);
  });
}

function start(): ChildProcess {
  const program = fork(join(FOLDER, "clean-program.ts"), {
    execArgv: limits(),
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It holds up neither the end of the shop nor that of a test.
  program.unref();
  program.channel?.unref();
  return program;
}

/** Node's own limits for the program: which files it may read, and how much memory it may take. */
function limits(): string[] {
  const [packages = ""] = createRequire(import.meta.url)
    .resolve("@pdfme/pdf-lib")
    .split(join(sep, "@pdfme", sep));
  const readable = [FOLDER + sep, packages + sep, join(FOLDER, "../../../package.json")];
  return [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${MOST_HEAP_MB}`,
    `--wasm-max-mem-pages=${MOST_WASM_PAGES}`,
  ];
}
