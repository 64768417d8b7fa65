import { ModelViewerElement } from "@google/model-viewer";
import * as copy from "#copy/viewer.ts";
import type { ModelData } from "#products/model-data.ts";
import { inRoomClass } from "./in-room-class.ts";
import studioLight from "./studio-light.hdr?url";

interface ViewerOptions {
  model: ModelData;
  /** Address to load the model from. */
  src: string;
  alt: string;
}

/** How far the camera may go: just below the floor, and as far away as this. */
export function cameraLimit(distance: string): string {
  return `auto 92deg ${distance}`;
}

/**
 * Creates the viewer's element. `ar-scale` is fixed so that a product has its real size in a room.
 */
export function makeViewer({ model, src, alt }: ViewerOptions): ModelViewerElement {
  const element = new ModelViewerElement();
  const attributes = {
    src,
    alt,
    loading: "eager",
    reveal: "auto",
    "camera-controls": "",
    "touch-action": "none",
    "interaction-prompt": "none",
    "camera-orbit": `${model.azimuth}deg 78deg 105%`,
    "max-camera-orbit": cameraLimit("auto"),
    "min-field-of-view": "12deg",
    // The default removes the haze of a clear coat from every color; these covers have no clear
    // coat, and brown turned orange.
    "tone-mapping": "linear",
    // The viewer's own light is the same from all sides; this one shows folds, flutes and pile. If
    // it were brighter, white covers would lose their folds again.
    "environment-image": studioLight,
    exposure: "0.74",
    "shadow-intensity": "1",
    "shadow-softness": "0.9",
    ar: "",
    "ar-modes": "webxr scene-viewer quick-look",
    "ar-scale": "fixed",
    "ar-placement": model.onWall ? "wall" : "floor",
    class: "size-full",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * What stands in the element's place for the button that shows the model in the room: the shop's button,
 * which the element hides where it can't, or nothing instead of the library's own.
 */
export function inRoomButton(offersRoom: boolean): HTMLElement {
  const button = document.createElement(offersRoom ? "button" : "span");
  button.slot = "ar-button";
  if (!(button instanceof HTMLButtonElement)) {
    button.hidden = true;
    return button;
  }
  button.type = "button";
  button.className = inRoomClass;
  button.textContent = copy.inRoom;
  return button;
}
