/**
 * Records DOM changes made by other programs, such as a translator or an extension, until the
 * client script fetches them (decision 005). While the page is loading, some of them look like the
 * HTML parser's own: the parser removes nothing and inserts nothing before another node, so what
 * else was inserted then is returned as `maybeParsed`.
 */
export function watchEarlyChanges(): void {
  const changes: MutationRecord[] = [];
  const maybeParsed = new Set<MutationRecord>();
  let isLoading = true;

  function record(records: MutationRecord[]) {
    for (const each of records) {
      const { type, nextSibling, removedNodes } = each;
      // Put there by `fillMenus`.
      if (removedNodes[0]?.nodeName === "NOSCRIPT") continue;
      if (isLoading && !nextSibling && removedNodes.length === 0) {
        // The parser also adds to a text that arrives in parts.
        if (type === "characterData") continue;
        maybeParsed.add(each);
      }
      changes.push(each);
    }
  }

  const observer = new MutationObserver(record);
  observer.observe(document, { subtree: true, childList: true, characterDataOldValue: true });
  document.addEventListener(
    "readystatechange",
    () => {
      record(observer.takeRecords());
      isLoading = false;
    },
    { once: true },
  );
  window.shopEarlyDomChanges = () => {
    record(observer.takeRecords());
    observer.disconnect();
    return { changes, maybeParsed };
  };
}
