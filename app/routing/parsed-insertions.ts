import { longestInOrder } from "./longest-in-order.ts";

/** Insertions recorded while the page was loading that the HTML parser may have made. */
export type MaybeParsed = ReadonlySet<MutationRecord>;

/**
 * The insertions that other programs made while the page was loading. The HTML parser inserts in the
 * order of the document; a program that adds to an element the parser has left breaks that order.
 */
export function insertedByOthers(maybeParsed: MaybeParsed): ReadonlySet<MutationRecord> {
  const inserted = [...maybeParsed].filter(({ addedNodes }) => addedNodes[0]?.isConnected);
  if (inserted.every(followsNext)) return new Set();
  const inOrder = new Set(longestInOrder(inserted, isBefore));
  return new Set(inserted.filter((record) => !inOrder.has(record)));
}

/** Whether an insertion is where the parser would be after the one before it: a cheap check. */
function followsNext({ target }: MutationRecord, index: number, all: readonly MutationRecord[]) {
  const previous = all[index - 1];
  if (!previous || target === previous.target) return true;
  const node = nodeOf(previous);
  return target === node || target.contains(node);
}

function isBefore(one: MutationRecord, other: MutationRecord): boolean {
  const position = nodeOf(one).compareDocumentPosition(nodeOf(other));
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function nodeOf({ addedNodes, target }: MutationRecord): Node {
  return addedNodes[0] ?? target;
}
