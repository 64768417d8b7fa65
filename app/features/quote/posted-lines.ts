import type { OfferedPiece } from "./quote-line.ts";

/**
 * The pieces of a plain form as it stands, with what was typed before the script came: repeated
 * `itemId`, `itemQuantity` and `itemNotes` (ruling 37).
 */
export function postedLines(form: FormData, offered: readonly OfferedPiece[]): OfferedPiece[] {
  const ids = form.getAll("itemId").map(String);
  const quantities = form.getAll("itemQuantity").map(Number);
  const notes = form.getAll("itemNotes").map(String);
  return offered.flatMap((line) => {
    const place = ids.indexOf(line.piece.id);
    if (place < 0) return [];
    return [
      {
        piece: line.piece,
        quantity: quantities[place] || line.quantity,
        notes: notes[place] ?? line.notes,
      },
    ];
  });
}
