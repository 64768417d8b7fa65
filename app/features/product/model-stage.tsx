import { ModelViewerElement } from "@google/model-viewer";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { RoundButton } from "#ui/round-button.tsx";
import studioLight from "./studio-light.hdr?url";
import { viewerCopy } from "./zoom-and-viewer-copy.ts";

interface ModelStageProps {
  src: string;
  alt: string;
  /** The camera's first angle, in degrees to the right of the front. */
  azimuth: number;
  /** Name of the model's material variant. */
  color: string;
  /** Shown until the model is loaded. */
  loading: ReactNode;
  onFailed: () => void;
}

const turnStep = Math.PI / 8;
/**
 * Number of failed loads: a retry adds it to the address, because the viewer caches failures by
 * address.
 */
let failures = 0;
const overPicture = "bg-paper/90 hover:bg-paper";

/** The model, which can be turned and enlarged by drag and pinch or by buttons. */
export default function ModelStage({
  src,
  alt,
  azimuth,
  color,
  loading,
  onFailed,
}: ModelStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const viewer = useRef<ModelViewerElement>(null);
  const [shown, setShown] = useState(false);

  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const element = makeViewer(failures > 0 ? `${src}#${failures}` : src, alt, azimuth);
    element.addEventListener("load", () => setShown(true));
    element.addEventListener("error", () => {
      failures += 1;
      fail();
    });
    host.current?.append(element);
    viewer.current = element;
    return () => element.remove();
  }, [src, alt, azimuth]);

  useEffect(() => {
    if (viewer.current && color) viewer.current.variantName = color;
  }, [color]);

  function turn(by: number) {
    const element = viewer.current;
    if (!element) return;
    const { theta, phi, radius } = element.getCameraOrbit();
    element.cameraOrbit = `${theta + by}rad ${phi}rad ${radius}m`;
  }

  return (
    <>
      <div ref={host} data-shown={shown} className="absolute inset-0" />
      {shown ? null : loading}
      <div className="absolute bottom-3 left-3 flex gap-1.5">
        <RoundButton
          icon="left"
          label={viewerCopy.viewer.turnLeft}
          className={overPicture}
          onClick={() => turn(turnStep)}
        />
        <RoundButton
          icon="right"
          label={viewerCopy.viewer.turnRight}
          className={overPicture}
          onClick={() => turn(-turnStep)}
        />
        <RoundButton
          icon="minus"
          label={viewerCopy.viewer.zoomOut}
          className={overPicture}
          onClick={() => viewer.current?.zoom(-2)}
        />
        <RoundButton
          icon="plus"
          label={viewerCopy.viewer.zoomIn}
          className={overPicture}
          onClick={() => viewer.current?.zoom(2)}
        />
      </div>
    </>
  );
}

/**
 * Creates the viewer's element. `ar-scale` is fixed so that a product has its real size in a room.
 */
function makeViewer(src: string, alt: string, azimuth: number): ModelViewerElement {
  const element = new ModelViewerElement();
  const attributes = {
    src,
    alt,
    loading: "eager",
    reveal: "auto",
    "camera-controls": "",
    "touch-action": "none",
    "interaction-prompt": "none",
    "camera-orbit": `${azimuth}deg 78deg 105%`,
    "max-camera-orbit": "auto 92deg auto",
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
    "ar-placement": "floor",
    class: "size-full",
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const inRoom = document.createElement("button");
  inRoom.slot = "ar-button";
  inRoom.type = "button";
  inRoom.className =
    "absolute right-3 bottom-3 max-xs:bottom-16 min-h-11 rounded-surface bg-pine px-4 font-semibold text-paper";
  inRoom.textContent = viewerCopy.viewer.inRoom;
  element.append(inRoom);
  return element;
}
