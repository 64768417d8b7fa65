import { useSyncExternalStore } from "react";
import type { ParsedValue } from "#domain/saved-lines.ts";

export interface StoredValueSettings<T> {
  /** Key in local storage. */
  key: string;
  empty: T;
  parse: (stored: string | null, now: Date) => ParsedValue<T>;
  store: (value: T) => string;
  /** Console warnings (rules 7.8 and 7.9). */
  warnings: { load: string; save: string };
}

type Change<T> = (value: T) => T;

/**
 * A value in local storage, shared by all open tabs, that never throws (rule 7.10). Each change is
 * applied to the text stored at that moment, so an edit in one tab can't restore a line removed in
 * another. If storage can't be read, the value is kept in memory; if it can't be written, unsaved
 * changes are kept and applied on top of what is stored.
 */
export class StoredValue<T> {
  readonly #settings: StoredValueSettings<T>;
  readonly #listeners = new Set<() => void>();
  readonly #failing = { load: false, save: false };
  #stored: { text: string | null; value: T; isIntact: boolean } | undefined;
  #unsaved: Change<T>[] = [];
  /** The stored value with the unsaved changes applied; kept, so that it stays the same object. */
  #applied: { to: T; changes: number; value: T } | undefined;
  #isSaved = true;
  #value: T;

  constructor(settings: StoredValueSettings<T>) {
    this.#settings = settings;
    this.#value = settings.empty;
  }

  /** Listens for changes by this tab, by other tabs, and while the page was in the Back cache. */
  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      window.addEventListener("storage", this.#onStorage);
      window.addEventListener("pageshow", this.#refresh);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      window.removeEventListener("storage", this.#onStorage);
      window.removeEventListener("pageshow", this.#refresh);
    };
  };

  /** The current value; the same object until it changes. */
  read = (): T => {
    if (!this.#stored) this.#value = this.#latest();
    return this.#value;
  };

  /** Whether the last change was stored, so that it outlives the page. */
  isSaved = (): boolean => this.#isSaved;

  /** False when part of the stored text had to be repaired or dropped. */
  isIntact = (): boolean => this.#stored?.isIntact ?? true;

  /** Applies a change to what is stored now, not to what was last shown; returns the result. */
  change = (change: Change<T>): T => {
    const before = this.#latest();
    const next = change(before);
    if (next !== before) {
      this.#isSaved = this.#save(next);
      if (this.#isSaved) this.#unsaved = [];
      else this.#keepUnsaved(change, next);
    }
    this.#show(next);
    return next;
  };

  #keepUnsaved(change: Change<T>, value: T) {
    this.#unsaved.push(change);
    if (this.#stored)
      this.#applied = { to: this.#stored.value, changes: this.#unsaved.length, value };
  }

  #refresh = () => this.#show(this.#latest());

  #onStorage = (event: StorageEvent) => {
    if (event.key === this.#settings.key || event.key === null) this.#refresh();
  };

  #show(value: T) {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  #latest(): T {
    let text: string | null;
    try {
      text = localStorage.getItem(this.#settings.key);
    } catch {
      this.#warn("load");
      this.#unsaved = [];
      this.#stored = { text: null, value: this.#value, isIntact: true };
      return this.#value;
    }
    if (this.#stored?.text !== text) {
      const { value, intact: isIntact } = this.#settings.parse(text, new Date());
      if (!isIntact) console.warn(this.#settings.warnings.load);
      this.#stored = { text, value, isIntact };
    }
    return this.#withUnsaved(this.#stored.value);
  }

  #withUnsaved(stored: T): T {
    const changes = this.#unsaved.length;
    if (changes === 0) return stored;
    if (this.#applied?.to !== stored || this.#applied.changes !== changes) {
      const value = this.#unsaved.reduce((before, change) => change(before), stored);
      this.#applied = { to: stored, changes, value };
    }
    return this.#applied.value;
  }

  #save(value: T): boolean {
    const text = this.#settings.store(value);
    try {
      localStorage.setItem(this.#settings.key, text);
    } catch {
      this.#warn("save");
      return false;
    }
    this.#failing.save = false;
    this.#stored = { text, value, isIntact: true };
    return true;
  }

  /** Warns once per run of failures, so that typing notes doesn't fill the console. */
  #warn(kind: "load" | "save") {
    if (this.#failing[kind]) return;
    this.#failing[kind] = true;
    console.warn(this.#settings.warnings[kind]);
  }
}

/**
 * A stored value for a component. `value` is null in the server's HTML and during hydration, since
 * only the browser has it.
 */
export function useStoredValue<T>({ subscribe, read, isSaved, isIntact }: StoredValue<T>) {
  return {
    value: useSyncExternalStore<T | null>(subscribe, read, emptySnapshot),
    /** False when the browser could not store the value, so that it is lost with the page. */
    isSaved: useSyncExternalStore(subscribe, isSaved, alwaysTrue),
    /** False when part of the stored value had to be repaired or dropped. */
    isIntact: useSyncExternalStore(subscribe, isIntact, alwaysTrue),
  };
}

function emptySnapshot() {
  return null;
}

function alwaysTrue() {
  return true;
}
