declare global {
  interface Window {
    /** Ends the inline script's watch and gives what it saw (`app/inline/early-dom-changes.ts`). */
    shopEarlyDomChanges?: () => MutationRecord[];
  }
}

/** A change that was undone. */
interface Undone {
  record: MutationRecord;
  redo: () => void;
}

/** So often a change is taken back while React takes over. */
const mostRounds = 100;

/**
 * Takes back what translators and extensions have changed in the document so far, and keeps it as the
 * server sent it until React has taken it over: React takes over nothing else (decision 005). It looks
 * at the document before it renders anything, and begins again once its data is there. Typed text
 * stays, since no field is regenerated.
 * @param onChange called at the first change that comes meanwhile.
 * @returns whether anything was changed before, and what puts all of it back.
 */
export function undoEarlyDomChanges(onChange: () => void) {
  const aside: Undone[] = [];

  /** Where something was changed, by what it stood before. */
  const places = new Map<Node, Set<Node | null>>();

  function undoAll(records: MutationRecord[]) {
    // The last one first: each is undone in the document as it left it.
    const undone = records.filter(blocksHydration).toReversed().map(undo).toReversed();
    // Whoever finds the page as it was does the same again: once is enough.
    const first = undone.filter(
      ({ record }) => !places.get(record.target)?.has(record.nextSibling),
    );
    for (const { record } of first) {
      places.set(record.target, (places.get(record.target) ?? new Set()).add(record.nextSibling));
    }
    aside.push(...first);
  }

  keepingFocus(() => undoAll(window.shopEarlyDomChanges?.() ?? []));
  const any = aside.length > 0;
  let rounds = 0;
  const observer = new MutationObserver((records) => {
    if (!records.some(blocksHydration)) return;
    rounds += 1;
    // Whoever answers every time would keep the page from ever going on.
    if (rounds > mostRounds) return observer.disconnect();
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
        for (const { redo } of aside.splice(0)) redo();
      });
    },
  };
}

/** React looks past foreign elements in the head, beside it, and behind everything in the body. */
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
  replace(record, addedNodes, removedNodes);
  return { record, redo: () => replace(record, removedNodes, addedNodes) };
}

function replace({ target, nextSibling }: MutationRecord, gone: NodeList, come: NodeList) {
  for (const node of gone) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of come) if (!node.contains(target)) target.insertBefore(node, before);
}

/** A field that was moved has lost the focus to nobody. */
function keepingFocus(change: () => void) {
  const { activeElement } = document;
  change();
  if (activeElement instanceof HTMLElement && activeElement !== document.activeElement) {
    activeElement.focus({ preventScroll: true });
  }
}
