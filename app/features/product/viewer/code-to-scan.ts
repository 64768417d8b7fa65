import { encode } from "uqr";

/** A code to scan: the path of its dark squares in a drawing `size` units wide and high. */
export interface CodeToScan {
  size: number;
  path: string;
}

/** The light border that a scanner needs around the code, in squares. */
const border = 4;

/** Draws an address as a QR code that is still read with 15 % of it covered. */
export function codeToScan(address: string): CodeToScan {
  const { data, size } = encode(address, { ecc: "M", border });
  const path = data.map(rowPath).join("");
  return { size, path };
}

/** The dark squares of one row, each run of them as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    runs.push(`M${start} ${y}h${x + 1 - start}v1H${start}z`);
  }
  return runs.join("");
}
