declare global {
  interface Window {
    /** Ends the inline script's watch and gives what it saw (`server/http/early-changes.ts`). */
    shopEarlyChanges?: () => MutationRecord[];
  }
}

/** A change that was undone. */
interface Undone {
  record: MutationRecord;
  redo: () => void;
}

/**
 * What translators and extensions change in the document until React has taken it over: React takes
 * over only the page that the server sent (decision 154). Typed text stays, since no field is made anew.
 * @param onChange called when something has changed since.
 */
export function earlyChanges(onChange: () => void) {
  const noted = window.shopEarlyChanges?.() ?? [];
  const aside: Undone[] = [];
  const observer = new MutationObserver((records) => {
    noted.push(...records);
    if (records.some(isInTheWay)) onChange();
  });
  observer.observe(document, { subtree: true, childList: true, characterDataOldValue: true });

  /** Takes back all that has changed, for as long as React compares. */
  function takeBack() {
    noted.push(...observer.takeRecords());
    const records = noted.splice(0).filter(isInTheWay);
    if (records.length === 0) return;
    // The last one first: each is undone in the document as it left it.
    keepingFocus(() => aside.push(...records.toReversed().map(undo).toReversed()));
    observer.takeRecords();
  }

  /** Makes all of it again; it can be taken back once more. */
  function putBack() {
    keepingFocus(() => {
      for (const { redo } of aside) redo();
    });
    noted.unshift(...aside.splice(0).map(({ record }) => record));
    observer.takeRecords();
  }

  return {
    /** Whether anything has changed. */
    any: () => noted.some(isInTheWay),
    takeBack,
    putBack,
    /** React has taken over: from now on changes are none of our business. */
    end() {
      putBack();
      observer.disconnect();
      noted.length = 0;
    },
  };
}

/** React looks past foreign elements in the head, beside it, and behind everything in the body. */
function isInTheWay({ target, nextSibling, removedNodes }: MutationRecord): boolean {
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
  return {
    record,
    redo() {
      // What somebody has replaced a second time meanwhile stays as it is.
      const isThere = (node: Node) => node.parentNode === target;
      if ([...removedNodes].every(isThere)) replace(record, removedNodes, addedNodes);
    },
  };
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
