import Database from "better-sqlite3";
import type { SearchTokens } from "#domain/search/product-tokens.ts";

const batch = 500;

/**
 * Which products have which tokens: a full-text index of SQLite (FTS5) in memory. It stores no
 * texts and no positions, and gets tokens that are already split.
 */
export function createTokenTable() {
  const database = new Database(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE tokens USING fts5(kind, name, others, content='', contentless_delete=1,
       detail=column, tokenize='ascii')`,
  );
  const insert = database.prepare<[number, string, string, string]>(
    "INSERT INTO tokens (rowid, kind, name, others) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare<[number]>("DELETE FROM tokens WHERE rowid = ?");
  const match = database
    .prepare<[string], number>("SELECT rowid FROM tokens WHERE tokens MATCH ? ORDER BY rowid")
    .pluck();
  const matchSome = database
    .prepare<[string, number], number>(
      "SELECT rowid FROM tokens WHERE tokens MATCH ? ORDER BY rowid LIMIT ?",
    )
    .pluck();

  /** Inserting many in a row keeps the table in the processor's caches, which halves the time. */
  let waiting: [row: number, kind: string, name: string, others: string][] = [];
  function insertWaiting() {
    for (const each of waiting) insert.run(...each);
    waiting = [];
  }

  return {
    transaction: database.transaction((changes: () => void) => {
      changes();
      insertWaiting();
    }),
    add(row: number, { kinds, name, all }: SearchTokens) {
      let others = "";
      for (const token of all) if (!name.has(token)) others += `${token} `;
      waiting.push([row, [...kinds].join(" "), [...name].join(" "), others]);
      if (waiting.length >= batch) insertWaiting();
    },
    remove(row: number) {
      insertWaiting();
      remove.run(row);
    },
    /** Rows that match an FTS5 expression, in order. */
    match: (expression: string, limit?: number): number[] =>
      limit === undefined ? match.all(expression) : matchSome.all(expression, limit),
  };
}
