/**
 * The part of a page's address after "#" that says that the phone has no Scene Viewer, and the id of
 * what explains it without script.
 */
export const missingViewerId = "model-viewer-no-ar-fallback";

/** The address that a phone without Scene Viewer opens instead, made of the page's own. */
export function missingViewerAddress(page: string): string {
  return page.replace(/#.*|$/, `#${missingViewerId}`);
}

/** Whether this page was opened because the phone has no Scene Viewer; its address then forgets it. */
export function openedForMissingViewer(): boolean {
  if (location.hash !== `#${missingViewerId}`) return false;
  history.replaceState(history.state, "", location.pathname + location.search);
  return true;
}

/** What is read of the browser's navigation, which all browsers that open Scene Viewer know. */
interface NavigateEvent extends Event {
  destination: { url: string };
}

/**
 * Stops the browser from changing the page's address when the phone has no Scene Viewer: a new address
 * would close an open dialog (rule 5.18).
 * @param missing called when the phone has no viewer
 * @returns a function that stops listening
 */
export function onMissingSceneViewer(missing: () => void): () => void {
  const { navigation } = window as unknown as { navigation?: EventTarget };
  const stay = (event: Event) => {
    if (!(event as NavigateEvent).destination.url.endsWith(`#${missingViewerId}`)) return;
    event.preventDefault();
    missing();
  };
  navigation?.addEventListener("navigate", stay);
  return () => navigation?.removeEventListener("navigate", stay);
}
