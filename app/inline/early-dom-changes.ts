/**
 * Records DOM changes made by other programs, such as a translator or an extension, until the
 * client script fetches them (decision 005). While the page is loading, only changes the HTML
 * parser never makes count: it removes nothing and inserts nothing before another node.
 */
export function watchEarlyChanges(): void {
  const changes: MutationRecord[] = [];
  let isLoading = true;

  function record(records: MutationRecord[]) {
    changes.push(
      ...records.filter(
        ({ nextSibling, removedNodes }) =>
          // Put there by `fillMenus`.
          removedNodes[0]?.nodeName !== "NOSCRIPT" &&
          (!isLoading || nextSibling || removedNodes.length > 0),
      ),
    );
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
    return changes;
  };
}
