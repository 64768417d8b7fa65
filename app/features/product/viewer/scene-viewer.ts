import type { ModelViewerElement } from "@google/model-viewer";
import {
  IS_SCENEVIEWER_CANDIDATE,
  IS_WEBXR_AR_CANDIDATE,
} from "@google/model-viewer/lib/constants.js";

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
    await byLibrary().finally(() => {
      isEntering = false;
    });
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
