import { LRUCache } from "lru-cache";
import { ownText, textBytes } from "./held-bytes.ts";

/** What an entry takes besides its key and its value, as measured. */
const ENTRY_BYTES = 120;

export interface ByteCacheOptions<Value> {
  /** Most bytes of all entries together. */
  maxBytes: number;
  /** Bytes a value takes in memory. */
  bytesOf: (value: Value) => number;
}

/**
 * A cache by text that is limited by what its entries take in memory, keys included (rule 16.20).
 * It evicts the least recently used ones, and never keeps an entry of more than a tenth of the
 * limit, which would evict many others.
 */
export class ByteCache<Value extends {}> {
  readonly #entries: LRUCache<string, Value>;

  constructor({ maxBytes, bytesOf }: ByteCacheOptions<Value>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 10),
      sizeCalculation: (value, key) => Math.ceil(ENTRY_BYTES + textBytes(key) + bytesOf(value)),
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Bytes that all entries take in memory. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Like `get`, but doesn't count as a use. */
  peek(key: string): Value | undefined {
    return this.#entries.peek(key);
  }

  set(key: string, value: Value): void {
    this.#entries.set(ownText(key), value);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The most recently used ones first. */
  entries(): Iterable<[string, Value]> {
    return this.#entries.entries();
  }
}
