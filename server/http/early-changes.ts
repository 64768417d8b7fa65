/**
 * Runs in the browser from the head on: notes what others than the page's own script change in the
 * document, such as a translator or an extension, until that script asks for it (decision 005).
 * While the page is still arriving only what the HTML parser never does counts as such: it removes
 * nothing and inserts nothing before anything.
 */
export const earlyChangesScript = `(() => {
  const changes = [];
  let arriving = true;
  const note = (records) => {
    for (const record of records) if (!arriving || record.nextSibling || record.removedNodes[0]) changes.push(record);
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, childList: true, characterDataOldValue: true });
  document.addEventListener("readystatechange", () => {
    note(observer.takeRecords());
    arriving = false;
  }, { once: true });
  self.shopEarlyChanges = () => {
    note(observer.takeRecords());
    observer.disconnect();
    return changes;
  };
})()`.replace(/\n\s*/g, "");
