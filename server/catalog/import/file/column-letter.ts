/** `A`, `B` … `Z`, `AA`: the column's name in spreadsheet programs; `index` starts at 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
