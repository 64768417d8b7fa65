import { insertedByOthers, type MaybeParsed } from "./parsed-insertions.ts";

declare global {
  interface Window {
    /**
     * Stops the inline script's observer and returns its records
     * (`app/inline/early-dom-changes.ts`).
     */
    shopEarlyDomChanges?: () => { changes: MutationRecord[]; maybeParsed: MaybeParsed };
  }
}

/** A DOM change that was undone. */
interface Undone {
  record: MutationRecord;
  redo: () => void;
}

/** How many rounds of changes are undone during hydration at most. */
const maxRounds = 100;

/**
 * Undoes changes by translators and extensions, and keeps the document as the server sent it until
 * hydration is complete: React can't hydrate anything else (decision 005). React reads the document
 * before rendering, and starts again once its data has loaded. Typed text stays, since no field is
 * recreated.
 * @param onChange called at the first change made during hydration.
 * @returns whether anything was changed before, and a function that restores all changes.
 */
export function undoEarlyDomChanges(onChange: () => void) {
  const undoneChanges: Undone[] = [];

  /** Positions already changed: by parent node, the following siblings. */
  const changedPositions = new Map<Node, Set<Node | null>>();

  function undoAll(records: MutationRecord[]) {
    // In reverse order, so that each is undone in the document it left behind.
    const undone = records.filter(blocksHydration).reverse().map(undo).reverse();
    // A program that finds its change undone repeats it; restoring it once is enough.
    const first = undone.filter(
      ({ record }) => !changedPositions.get(record.target)?.has(record.nextSibling),
    );
    for (const { record } of first) {
      changedPositions.set(
        record.target,
        (changedPositions.get(record.target) ?? new Set()).add(record.nextSibling),
      );
    }
    undoneChanges.push(...first);
  }

  keepingFocus(() => undoAll(earlyChanges()));
  const any = undoneChanges.length > 0;
  let rounds = 0;
  const observer = new MutationObserver((records) => {
    if (!records.some(blocksHydration)) return;
    rounds += 1;
    // A program that repeats its change every time would keep hydration from completing.
    if (rounds > maxRounds) return observer.disconnect();
    keepingFocus(() => undoAll(records));
    observer.takeRecords();
    if (rounds === 1) onChange();
  });
  observer.observe(document, { subtree: true, childList: true, characterDataOldValue: true });
  return {
    any,
    redoAll() {
      observer.disconnect();
      keepingFocus(() => {
        for (const { redo } of undoneChanges.splice(0)) redo();
      });
    },
  };
}

/** What other programs changed before the client script started. */
function earlyChanges(): MutationRecord[] {
  const recorded = window.shopEarlyDomChanges?.();
  if (!recorded) return [];
  const { changes, maybeParsed } = recorded;
  const byOthers = insertedByOthers(maybeParsed);
  return changes.filter((record) => !maybeParsed.has(record) || byOthers.has(record));
}

/** React ignores foreign elements in the head, beside it, and at the end of the body. */
function blocksHydration({ target, nextSibling, removedNodes }: MutationRecord): boolean {
  const { body, head, documentElement } = document;
  if (target === documentElement || target === document || head.contains(target)) return false;
  return target !== body || nextSibling !== null || removedNodes.length > 0;
}

function undo(record: MutationRecord): Undone {
  const { type, target, addedNodes, removedNodes, oldValue } = record;
  if (type === "characterData") {
    const changed = target.nodeValue;
    target.nodeValue = oldValue;
    return {
      record,
      redo: () => {
        target.nodeValue = changed;
      },
    };
  }
  // A translator may have moved a text into its own element before it inserted that.
  const moved = [...removedNodes].filter(({ parentNode }) => parentNode !== null).map(placeOf);
  replace(record, addedNodes, removedNodes);
  return {
    record,
    redo: () => {
      replace(record, removedNodes, addedNodes);
      for (const putBack of moved) putBack();
    },
  };
}

/** Returns a function that puts a node where it is now. */
function placeOf(node: Node): () => void {
  const { parentNode, nextSibling } = node;
  return () => {
    const before = nextSibling?.parentNode === parentNode ? nextSibling : null;
    parentNode?.insertBefore(node, before);
  };
}

function replace({ target, nextSibling }: MutationRecord, gone: NodeList, come: NodeList) {
  for (const node of gone) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of come) if (!node.contains(target)) target.insertBefore(node, before);
}

/** Restores the focus if a change moved the focused element. */
function keepingFocus(change: () => void) {
  const { activeElement } = document;
  change();
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement) {
    activeElement.focus({ preventScroll: true });
  }
}
