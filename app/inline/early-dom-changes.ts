/**
 * Notes what others than the client script change in the document, such as a translator or an
 * extension, until that script asks for it (decision 005). While the page is still arriving only
 * what the HTML parser never does counts: it removes nothing and inserts nothing before anything.
 */
export function watchEarlyChanges(): void {
  const changes: MutationRecord[] = [];
  let arriving = true;

  function note(records: MutationRecord[]) {
    changes.push(
      ...records.filter(
        ({ nextSibling, removedNodes }) => !arriving || nextSibling || removedNodes.length > 0,
      ),
    );
  }

  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, characterDataOldValue: true });
  document.addEventListener(
    "readystatechange",
    () => {
      note(observer.takeRecords());
      arriving = false;
    },
    { once: true },
  );
  window.shopEarlyDomChanges = () => {
    note(observer.takeRecords());
    observer.disconnect();
    return changes;
  };
}
