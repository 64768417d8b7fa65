import { type BigIntStats, closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { acquireDescriptor, releaseDescriptor } from "./file-descriptors.ts";
import { type FileIdentity, fileIdentity, pathOfOpenFile } from "./file-identity.ts";
import { CLOSED_CLEANLY_VERSION, sleepSync } from "./sqlite-wal.ts";

/** What happened to an open database's files, compared with what a restart would find. */
export type DatabaseLossKind =
  /** There is nothing at the database's path anymore. */
  | "gone"
  /** There is a different file: restored by hand, synchronized, or another disk mounted over it. */
  | "replaced"
  /** It is the same file, but another program wrote another database into it. */
  | "overwritten"
  /** The database is there, but its WAL or shared-memory index is missing. */
  | "log-gone"
  /** There is a different WAL or index, or the WAL was truncated. */
  | "log-replaced";

export interface DatabaseLoss {
  kind: DatabaseLossKind;
  /** The open files' content can be read only by this process and is lost when it ends. */
  onlyInThisProcess: boolean;
  /** Where the open database file is now, if the system can tell. */
  movedTo?: string | undefined;
}

const SIDECAR_SUFFIXES = ["-wal", "-shm"] as const;
const HEADER_BYTES = 100;
const SQLITE_MAGIC = "SQLite format 3\0";
const WAL_MAGIC = 0x377f0682;

/**
 * Compares an open database's files with the files at their paths: a deleted, moved or replaced
 * file still works for the process that has it open, but a restart would not find it (rule 14.3).
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
   * Whether the file, which this process has not opened yet, was copied without its WAL: its
   * header says it has one, but there is none. Checks three times, as another process may be
   * opening or closing the database right now.
   */
  copiedWithoutWal(): boolean {
    for (let look = 1; look <= 3; look += 1) {
      const header = this.#header();
      if (!header?.hasWal || header.userVersion < CLOSED_CLEANLY_VERSION) return false;
      if (statOf(`${this.path}-wal`)) return false;
      sleepSync();
    }
    return true;
  }

  /** Stores the files' current identities; call once SQLite has opened all of them. */
  rememberFiles(): void {
    this.#forgetOpened();
    const identities = SIDECAR_SUFFIXES.map((suffix) => {
      const stats = statOf(this.path + suffix);
      return [suffix, stats && fileIdentity(stats)] as const;
    });
    this.#opened = {
      sidecars: new Map(identities),
      wal: openSync(`${this.path}-wal`, "r"),
      written: writtenAt(fstatSync(this.#fd, { bigint: true })),
      counter: this.#changeCounter() ?? 0,
    };
  }

  /**
   * Returns the loss, if any. Costs three `stat` calls and two small reads from memory, and never
   * waits for a disk.
   */
  check(): DatabaseLoss | undefined {
    if (!this.#opened) return undefined;
    const kind = this.#databaseLoss(this.#opened) ?? this.#walLoss(this.#opened);
    if (!kind) return undefined;
    const { nlink } = fstatSync(this.#fd, { bigint: true });
    const moved = kind === "gone" || kind === "replaced";
    return {
      kind,
      onlyInThisProcess: nlink === 0n || !moved,
      ...(moved && nlink > 0n ? { movedTo: pathOfOpenFile(this.#fd) } : {}),
    };
  }

  /** Call after SQLite has closed the files. */
  close(): void {
    this.#forgetOpened();
    releaseDescriptor(this.#identity);
  }

  #forgetOpened(): void {
    if (this.#opened) closeSync(this.#opened.wal);
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

  #walLoss({ sidecars, wal }: OpenedFiles): DatabaseLossKind | undefined {
    let missing = false;
    for (const suffix of SIDECAR_SUFFIXES) {
      const stats = statOf(this.path + suffix);
      if (!stats) missing = true;
      else if (fileIdentity(stats) !== sidecars.get(suffix)) return "log-replaced";
    }
    if (missing) return "log-gone";
    const head = Buffer.alloc(4);
    const isEmpty = readSync(wal, head, 0, head.length, 0) === 0;
    // The last bit of the magic number only says how the WAL's checksums are computed.
    const isWal = isEmpty || (head.readUInt32BE(0) & ~1) === WAL_MAGIC;
    return isWal ? undefined : "log-replaced";
  }

  /**
   * The database's own count of changes, which never decreases. Undefined if the file is not a
   * database with a WAL: another program wrote into it or truncated it.
   */
  #changeCounter(): number | undefined {
    const header = this.#header();
    return header?.hasWal ? header.counter : undefined;
  }

  /** Reads the database file's header (sqlite.org/fileformat2.html, section 1.3). */
  #header() {
    const bytes = Buffer.alloc(HEADER_BYTES);
    if (readSync(this.#fd, bytes, 0, HEADER_BYTES, 0) < HEADER_BYTES) return undefined;
    if (bytes.toString("latin1", 0, SQLITE_MAGIC.length) !== SQLITE_MAGIC) return undefined;
    return {
      hasWal: bytes[18] === 2 && bytes[19] === 2,
      counter: bytes.readUInt32BE(24),
      userVersion: bytes.readUInt32BE(60),
    };
  }
}

interface OpenedFiles {
  sidecars: Map<string, FileIdentity | undefined>;
  /** File descriptor of the WAL. */
  wal: number;
  /**
   * Size and modification time of the database file when last checked; only checkpoints write to
   * it.
   */
  written: string;
  counter: number;
}

function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A folder in the path can't be entered or a disk is gone: nothing is found there.
    return undefined;
  }
}

function writtenAt({ size, mtimeNs }: BigIntStats): string {
  return `${size} ${mtimeNs}`;
}

/** Compares 32-bit counters that may have wrapped around. */
function isEarlier(counter: number, seen: number): boolean {
  return (counter - seen) >>> 0 > 0x7fffffff;
}
