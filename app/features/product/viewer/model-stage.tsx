import type { ModelViewerElement } from "@google/model-viewer";
import { useEffect, useEffectEvent, useRef } from "react";
import * as copy from "#copy/viewer.ts";
import type { ModelData } from "#products/model-data.ts";
import { prefersReducedMotion } from "#ui/motion.ts";
import { RoundButton } from "#ui/round-button.tsx";
import { sceneViewerLink, usdzAddress } from "./ar-addresses.ts";
import { drawSizes, type Specs } from "./draw-sizes.ts";
import { cameraLimit, inRoomButton, makeViewer } from "./make-viewer.ts";
import { missingViewerAddress } from "./missing-viewer.ts";
import { openSceneViewerBy } from "./scene-viewer.ts";
import type { Viewer } from "./use-viewer.ts";

export interface ModelStageProps {
  title: string;
  /** Path of the product. */
  url: string;
  model: ModelData;
  /** Label of the color it is shown in; "" if it has only one look. */
  color: string;
  /** Whether it may offer to show the model in the room. */
  offersRoom: boolean;
  specs: Specs;
  /** Whether the sizes in the specification are drawn into it. */
  showsSizes: boolean;
  viewer: Viewer;
}

const turnStep = Math.PI / 8;
/** The camera's distance with sizes drawn, as a part of the one from which the product fills the viewer. */
const withLines = "150%";
/**
 * Number of failed loads: a retry adds it to the address, because the viewer caches failures by
 * address.
 */
let failures = 0;
const overPicture = "bg-paper/90 hover:bg-paper";

/** The model, which can be turned and enlarged by drag and pinch or by buttons. */
export default function ModelStage(props: ModelStageProps) {
  const { title, model, color, specs, offersRoom, showsSizes, viewer } = props;
  const { shown } = viewer;
  const host = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const made = useRef<ModelViewerElement>(null);

  const roomLink = useEffectEvent(() =>
    sceneViewerLink({
      ...props,
      origin: location.origin,
      fallback: missingViewerAddress(location.href),
    }),
  );
  const report = useEffectEvent((element: ModelViewerElement) =>
    viewer.onShown(element.canActivateAR),
  );
  const fail = useEffectEvent((event: Event) => {
    const { detail } = event as CustomEvent<{ type: string; sourceError?: unknown }>;
    if (detail?.type !== "webglcontextlost") {
      failures += 1;
      return viewer.onTrouble("model");
    }
    const canvas = detail.sourceError instanceof Event ? detail.sourceError.target : null;
    canvas?.addEventListener("webglcontextrestored", viewer.onRestored, { once: true });
    viewer.onTrouble("lost");
  });

  useEffect(() => {
    const src = failures > 0 ? `${model.src}#${failures}` : model.src;
    const element = makeViewer({ model, src, alt: copy.alt({ title }) });
    openSceneViewerBy(element, () => roomLink());
    element.addEventListener("load", () => report(element));
    element.addEventListener("error", (event) => fail(event));
    host.current?.append(element);
    made.current = element;
    return () => element.remove();
  }, [model, title]);

  // Runs again with each element that was made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is made from these
  useEffect(() => {
    const button = inRoomButton(offersRoom);
    made.current?.append(button);
    return () => button.remove();
  }, [offersRoom, model, title]);

  useEffect(() => {
    made.current?.setAttribute("ios-src", usdzAddress(model, color));
    if (color) made.current?.setAttribute("variant-name", color);
  }, [model, color]);

  useEffect(() => {
    const [element, overlay] = [made.current, lines.current];
    if (!shown || !showsSizes || !element || !overlay) return;
    const comeBack = stepBack(element);
    const remove = drawSizes(element, overlay, specs);
    return () => {
      remove();
      comeBack();
    };
  }, [shown, showsSizes, specs]);

  const turn = (by: number) => {
    if (made.current) turnCamera(made.current, by);
  };
  const zoom = (by: number) => {
    if (made.current) move(made.current, (element) => element.zoom(by));
  };

  return (
    <>
      <div ref={host} data-shown={shown} className="absolute inset-0" />
      <div ref={lines} className="pointer-events-none absolute inset-0" />
      <div className="absolute bottom-3 left-3 flex gap-1.5">
        <RoundButton
          icon="left"
          label={copy.turnLeft}
          className={overPicture}
          onClick={() => turn(turnStep)}
        />
        <RoundButton
          icon="right"
          label={copy.turnRight}
          className={overPicture}
          onClick={() => turn(-turnStep)}
        />
        <RoundButton
          icon="minus"
          label={copy.zoomOut}
          className={overPicture}
          onClick={() => zoom(-2)}
        />
        <RoundButton
          icon="plus"
          label={copy.zoomIn}
          className={overPicture}
          onClick={() => zoom(2)}
        />
      </div>
    </>
  );
}

/** Moves the camera: smoothly, or at once with reduced motion. */
function move(element: ModelViewerElement, change: (element: ModelViewerElement) => void): void {
  change(element);
  if (prefersReducedMotion()) element.jumpCameraToGoal();
}

/** Turns the camera around the product. Radians. */
function turnCamera(viewer: ModelViewerElement, by: number): void {
  move(viewer, (element) => {
    const { theta, phi, radius } = element.getCameraOrbit();
    element.cameraOrbit = `${theta + by}rad ${phi}rad ${radius}m`;
  });
}

/** Leaves room for the lines around the product; returns a function that comes back. */
function stepBack(element: ModelViewerElement): () => void {
  const { theta, phi } = element.getCameraOrbit();
  element.maxCameraOrbit = cameraLimit(withLines);
  element.cameraOrbit = `${theta}rad ${phi}rad ${withLines}`;
  return () => {
    element.maxCameraOrbit = cameraLimit("auto");
  };
}
