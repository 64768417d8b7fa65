import { Parser } from "htmlparser2";
import type { TableRow } from "./csv-records.ts";
import type { HeadedTable } from "./headed-table.ts";

const ITEMS = new Set(["item", "entry"]);

/**
 * Reads the items of an XML feed (RSS or Atom) as rows of a table, numbered from 1. Repeated
 * elements, such as additional pictures, are joined by commas.
 * @param read starts reading the file.
 * @param names the elements to read, without a prefix such as `g:`.
 */
export function feedTable(
  read: () => AsyncIterable<string>,
  names: readonly string[],
): HeadedTable {
  const rows = { [Symbol.asyncIterator]: () => items(read(), names) };
  const labelOf = (_: number, name: string) => name.replaceAll(" ", "_");
  return { header: [...names], headerRow: 0, labelOf, rows };
}

async function* items(
  chunks: AsyncIterable<string>,
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
      ontext: (chunk) => {
        text += chunk;
      },
      onclosetag: (name) => {
        if (ITEMS.has(name) && cells) {
          number += 1;
          ready.push({ number, cells: cells.map((values) => values.join(", ")) });
          cells = undefined;
        }
        const index = wanted.get(name.slice(name.indexOf(":") + 1).toLowerCase());
        // A nested element, such as the price of shipping, isn't the item's own.
        if (index !== undefined && depth === 1 && text.trim() !== "") {
          cells?.[index]?.push(text.trim());
        }
        depth -= 1;
        text = "";
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* ready;
    ready = [];
  }
  parser.end();
  yield* ready;
}
