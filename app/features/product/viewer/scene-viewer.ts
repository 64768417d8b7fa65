import type { ModelViewerElement } from "@google/model-viewer";
import {
  IS_SCENEVIEWER_CANDIDATE,
  IS_WEBXR_AR_CANDIDATE,
} from "@google/model-viewer/lib/constants.js";

/** What Android adds to the address of a page on a phone without Scene Viewer. */
const missingViewer = "#model-viewer-no-ar-fallback";

/** The address of this page that tells it that the phone has no Scene Viewer. */
export function missingViewerAddress(): string {
  return location.href.replace(/#.*|$/, missingViewer);
}

/**
 * Makes the element open Scene Viewer with this link. The library's own shows the first color only.
 * @param link makes the link at the time of the tap
 */
export function openSceneViewerBy(element: ModelViewerElement, link: () => string): void {
  if (!IS_SCENEVIEWER_CANDIDATE) return;
  const entersByItself = canEnterByItself();
  const byLibrary = element.activateAR.bind(element);
  let isEntering = false;
  element.activateAR = async () => {
    // The library calls this again when it could not enter by itself.
    if (isEntering || !(await entersByItself)) return openLink(link());
    isEntering = true;
    await byLibrary();
    isEntering = false;
  };
}

/** Whether the browser can show the room itself, by WebXR, as the library finds out too. */
async function canEnterByItself(): Promise<boolean> {
  if (!IS_WEBXR_AR_CANDIDATE) return false;
  const { xr } = navigator as Navigator & {
    xr?: { isSessionSupported: (mode: string) => Promise<boolean> };
  };
  return (await xr?.isSessionSupported("immersive-ar").catch(() => false)) ?? false;
}

function openLink(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}

/**
 * Undoes the history entry that a phone without Scene Viewer adds, before the router sees it, so that an
 * open dialog stays open (rule 5.18).
 * @param missing called when the phone has no viewer
 * @returns a function that stops
 */
export function onMissingSceneViewer(missing: () => void): () => void {
  let isReturning = false;
  const undo = (event: Event) => {
    const isNews = location.hash === missingViewer;
    if (!isNews && !isReturning) return;
    event.stopImmediatePropagation();
    if (isNews && !isReturning) {
      isReturning = true;
      history.back();
      missing();
    } else if (!isNews && event.type === "hashchange") {
      isReturning = false;
    }
  };
  addEventListener("popstate", undo, true);
  addEventListener("hashchange", undo, true);
  return () => {
    removeEventListener("popstate", undo, true);
    removeEventListener("hashchange", undo, true);
  };
}
