import Database from "better-sqlite3";
import type { SearchTokens } from "#domain/search/product-tokens.ts";

/**
 * Which products have which tokens: a full-text index of SQLite (FTS5) in memory. It stores no texts
 * and no positions, and splits nothing: tokens come ready.
 */
export function createTokenTable() {
  const database = new Database(":memory:");
  database.exec(
    `CREATE VIRTUAL TABLE tokens USING fts5(name, others, content='', contentless_delete=1,
       detail=column, tokenize='ascii');
     CREATE VIRTUAL TABLE vocabulary USING fts5vocab(tokens, 'row');`,
  );
  const insert = database.prepare<[number, string, string]>(
    "INSERT INTO tokens (rowid, name, others) VALUES (?, ?, ?)",
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
  const terms = database.prepare<[], { term: string; doc: number }>(
    "SELECT term, doc FROM vocabulary",
  );

  return {
    /** Runs the changes in one transaction, which is many times faster. */
    change: (changes: () => void) => database.transaction(changes)(),
    add(row: number, { name, all }: SearchTokens) {
      insert.run(row, name.join(" "), [...all].join(" "));
    },
    remove: (row: number) => void remove.run(row),
    /** Merges what was added into the fewest parts, so that searching is fast. */
    optimize: () => void database.exec("INSERT INTO tokens (tokens) VALUES ('optimize')"),
    /** Rows that match an FTS5 expression, in order. */
    match: (expression: string, limit?: number): number[] =>
      limit === undefined ? match.all(expression) : matchSome.all(expression, limit),
    /** Every token, with the number of rows that have it. */
    vocabulary: () => terms.all(),
    close: () => void database.close(),
  };
}

export type TokenTable = ReturnType<typeof createTokenTable>;
