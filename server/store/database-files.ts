import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { acquireDescriptor, releaseDescriptor } from "./file-descriptors.ts";
import { type FileIdentity, fileIdentity, pathOfOpenFile } from "./file-identity.ts";
import { CLOSED_CLEANLY_VERSION, sleepSync } from "./sqlite-wal.ts";

/** What happened to the files of an open database, as a restart would find them. */
export type DatabaseLossKind =
  /** Nothing is at the path of the database any more. */
  | "gone"
  /** Another file is there: restored by hand, synchronized, or another disk mounted over it. */
  | "replaced"
  /** The same file, but another program wrote another database into it. */
  | "overwritten"
  /** The database is there, its write-ahead log or its index is not. */
  | "log-gone"
  /** Another write-ahead log or index is there, or this one was cut off. */
  | "log-replaced";

export interface DatabaseLoss {
  kind: DatabaseLossKind;
  /** What the open files hold can be read by this process only, and ends with it. */
  onlyInThisProcess: boolean;
  /** Where the open database file is now, if the system tells. */
  movedTo?: string | undefined;
}

const SIDECAR_SUFFIXES = ["-wal", "-shm"] as const;
const HEADER_BYTES = 100;
const SQLITE_MAGIC = "SQLite format 3\0";
const WAL_MAGIC = 0x377f0682;

/**
 * Compares the files of an open database with what is at their paths: a file that was deleted,
 * moved or replaced works on for the process that has it open, but a restart would not find it
 * (rule 14.3).
 */
export class DatabaseFiles {
  readonly path: string;
  readonly #identity: FileIdentity;
  readonly #fd: number;
  #opened: OpenedFiles | undefined;

  /** @param path an existing file that SQLite is about to open. */
  constructor(path: string) {
    this.path = path;
    this.#fd = acquireDescriptor(path);
    this.#identity = fileIdentity(fstatSync(this.#fd, { bigint: true }));
  }

  /**
   * Whether the file, which nobody here has open yet, was copied or kept without the write-ahead log
   * it had: it says that it has one, and there is none. Looks three times: another process may be
   * opening or closing it just now.
   */
  copiedWithoutWal(): boolean {
    for (let look = 1; look <= 3; look += 1) {
      const header = this.#header();
      if (!header?.hasLog || header.userVersion < CLOSED_CLEANLY_VERSION) return false;
      if (statOf(`${this.path}-wal`)) return false;
      sleepSync();
    }
    return true;
  }

  /** Remembers the files as they are, once SQLite has opened all of them. */
  rememberFiles(): void {
    this.#forgetOpened();
    const identities = SIDECAR_SUFFIXES.map((suffix) => {
      const stats = statOf(this.path + suffix);
      return [suffix, stats && fileIdentity(stats)] as const;
    });
    this.#opened = {
      companions: new Map(identities),
      log: openSync(`${this.path}-wal`, "r"),
      written: writtenAt(fstatSync(this.#fd, { bigint: true })),
      counter: this.#changeCounter() ?? 0,
    };
  }

  /** Costs three `stat` calls and two small reads from memory, and never waits for a disk. */
  check(): DatabaseLoss | undefined {
    if (!this.#opened) return undefined;
    const kind = this.#databaseLoss(this.#opened) ?? this.#logLoss(this.#opened);
    if (!kind) return undefined;
    const { nlink } = fstatSync(this.#fd, { bigint: true });
    const moved = kind === "gone" || kind === "replaced";
    return {
      kind,
      onlyInThisProcess: nlink === 0n || !moved,
      ...(moved && nlink > 0n ? { movedTo: pathOfOpenFile(this.#fd) } : {}),
    };
  }

  /** Call it when SQLite has closed the files. */
  close(): void {
    this.#forgetOpened();
    releaseDescriptor(this.#identity);
  }

  #forgetOpened(): void {
    if (this.#opened) closeSync(this.#opened.log);
    this.#opened = undefined;
  }

  #databaseLoss(opened: OpenedFiles): DatabaseLossKind | undefined {
    const stats = statOf(this.path);
    if (!stats) return "gone";
    if (fileIdentity(stats) !== this.#identity) return "replaced";
    const written = writtenAt(stats);
    if (written === opened.written) return undefined;
    const counter = this.#changeCounter();
    if (counter === undefined || isEarlier(counter, opened.counter)) return "overwritten";
    opened.written = written;
    opened.counter = counter;
    return undefined;
  }

  #logLoss({ companions, log }: OpenedFiles): DatabaseLossKind | undefined {
    let missing = false;
    for (const suffix of SIDECAR_SUFFIXES) {
      const stats = statOf(this.path + suffix);
      if (!stats) missing = true;
      else if (fileIdentity(stats) !== companions.get(suffix)) return "log-replaced";
    }
    if (missing) return "log-gone";
    const head = Buffer.alloc(4);
    const isEmpty = readSync(log, head, 0, head.length, 0) === 0;
    // The last bit of the mark says how its checksums are made.
    const isLog = isEmpty || (head.readUInt32BE(0) & ~1) === WAL_MAGIC;
    return isLog ? undefined : "log-replaced";
  }

  /**
   * How often the database changed by its own count, which never goes back. Undefined when the file
   * is no database with a write-ahead log: another program wrote into it, or cut it off.
   */
  #changeCounter(): number | undefined {
    const header = this.#header();
    return header?.hasLog ? header.counter : undefined;
  }

  /** What the first bytes of the database file say (sqlite.org/fileformat2.html, section 1.3). */
  #header() {
    const bytes = Buffer.alloc(HEADER_BYTES);
    if (readSync(this.#fd, bytes, 0, HEADER_BYTES, 0) < HEADER_BYTES) return undefined;
    if (bytes.toString("latin1", 0, SQLITE_MAGIC.length) !== SQLITE_MAGIC) return undefined;
    return {
      hasLog: bytes[18] === 2 && bytes[19] === 2,
      counter: bytes.readUInt32BE(24),
      userVersion: bytes.readUInt32BE(60),
    };
  }
}

interface OpenedFiles {
  companions: Map<string, FileIdentity | undefined>;
  /** Descriptor of the write-ahead log. */
  log: number;
  /** Size and time of the last look at the database file, which only checkpoints write to. */
  written: string;
  counter: number;
}

function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder in the path that cannot be entered, or a disk that is gone: nothing is found there.
    return undefined;
  }
}

function writtenAt({ size, mtimeNs }: BigIntStats): string {
  return `${size} ${mtimeNs}`;
}

/** Whether a counter of 32 bits that may have passed its end is behind another one. */
function isEarlier(counter: number, seen: number): boolean {
  return (counter - seen) >>> 0 > 0x7fffffff;
}
