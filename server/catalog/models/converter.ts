import { type ChildProcess, fork } from "node:child_process";
import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { CHECKED } from "./convert/convert-messages.ts";
import type { Conversion } from "./convert/convert-model.ts";
import type { ConvertResult } from "./convert/convert-process.ts";
import { MAX_FILE_BYTES, tooLarge } from "./convert/glb-parts.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** What the process may read: its own code and the packages. */
const READABLE = ["domain", "models", "pictures", "server", "app/ui", "package.json"];
const MAX_HEAP_MB = 512;
/** The decoders' memory, in pages of 64 kB: 512 MB. */
const MAX_WASM_PAGES = 8_192;
/** A file that takes longer to read and check is refused. */
const CHECK_MS = 55_000;
/** The largest takes 20 seconds to make small, and much longer on a busy machine. */
const SHRINK_MS = 300_000;

/**
 * Makes a product's model of a file, in a separate process: it may read nothing but that file, gets
 * no environment variables, and is ended if it takes too much time or memory (decision 040).
 * @returns undefined if there is no such file, or it can't be read.
 */
export async function convertFile(
  path: string,
  conversion: Conversion,
): Promise<ConvertResult | undefined> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return undefined;
  try {
    const { size, isFile } = await file.stat().then((stat) => ({
      size: stat.size,
      isFile: stat.isFile(),
    }));
    if (!isFile) return undefined;
    if (size > MAX_FILE_BYTES) return { refused: tooLarge(size) };
    return await convertIn(start(file.fd), conversion);
  } finally {
    await file.close();
  }
}

async function convertIn(child: ChildProcess, conversion: Conversion): Promise<ConvertResult> {
  let isLate = false;
  const end = () => {
    isLate = true;
    child.kill("SIGKILL");
  };
  let timer = setTimeout(end, CHECK_MS);
  const onChecked = () => {
    clearTimeout(timer);
    timer = setTimeout(end, SHRINK_MS);
  };
  try {
    return await resultOf(child, conversion, onChecked);
  } catch {
    return { refused: isLate ? takesTooLong : takesTooMuch };
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

const takesTooLong = "It takes too long to read. Save it with fewer parts or smaller pictures.";
const takesTooMuch =
  "It takes too much memory to read. Save it with fewer parts or smaller pictures.";

function resultOf(
  child: ChildProcess,
  conversion: Conversion,
  onChecked: () => void,
): Promise<ConvertResult> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("The converter ended without a result")));
    child.once("error", reject);
    child.on("message", (message) => {
      if (message === CHECKED) onChecked();
      else resolve(message as ConvertResult);
    });
    child.send(conversion, (error) => error && reject(error));
  });
}

function start(fileDescriptor: number): ChildProcess {
  return fork(join(import.meta.dirname, "convert/convert-process.ts"), {
    execArgv: limits(),
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: [fileDescriptor, "ignore", "ignore", "ipc"],
  });
}

/** Node's options that limit which files the process may read and how much memory it may use. */
function limits(): string[] {
  const [packages = ""] = createRequire(import.meta.url)
    .resolve("@gltf-transform/core")
    .split(join(sep, "@gltf-transform", sep));
  return [
    "--permission",
    // sharp, which decodes the pictures, is one.
    "--allow-addons",
    ...[...READABLE.map((name) => join(ROOT, name)), packages].map(
      (path) => `--allow-fs-read=${path}`,
    ),
    `--max-old-space-size=${MAX_HEAP_MB}`,
    `--wasm-max-mem-pages=${MAX_WASM_PAGES}`,
  ];
}
