import { Parser } from "htmlparser2";
import type { TableRow } from "./csv-records.ts";
import type { HeadedTable } from "./headed-table.ts";

const ITEMS = new Set(["item", "entry"]);

/**
 * Reads the items of an XML feed (RSS or Atom) as rows of a table, numbered from 1. Elements that
 * repeat, such as further pictures, are joined by commas.
 * @param names the elements to read, without a prefix such as `g:`.
 */
export function feedTable(pieces: AsyncIterable<string>, names: readonly string[]): HeadedTable {
  return { header: [...names], headerRow: 0, rows: items(pieces, names) };
}

async function* items(
  pieces: AsyncIterable<string>,
  names: readonly string[],
): AsyncGenerator<TableRow> {
  const wanted = new Map(names.map((name, index) => [name.replaceAll(" ", "_"), index]));
  let ready: TableRow[] = [];
  let cells: string[][] | undefined;
  let text = "";
  let number = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        text = "";
        depth += 1;
        if (!ITEMS.has(name)) return;
        cells = names.map(() => []);
        depth = 0;
      },
      ontext: (piece) => {
        text += piece;
      },
      onclosetag: (name) => {
        if (ITEMS.has(name) && cells) {
          number += 1;
          ready.push({ number, cells: cells.map((values) => values.join(", ")) });
          cells = undefined;
        }
        const index = wanted.get(name.slice(name.indexOf(":") + 1).toLowerCase());
        // What is within another element, such as the price of shipping, isn't the item's.
        if (index !== undefined && depth === 1 && text.trim() !== "") {
          cells?.[index]?.push(text.trim());
        }
        depth -= 1;
        text = "";
      },
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) {
    parser.write(piece);
    yield* ready;
    ready = [];
  }
  parser.end();
  yield* ready;
}
