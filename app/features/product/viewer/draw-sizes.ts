import type { ModelViewerElement } from "@google/model-viewer";
import { $scene } from "@google/model-viewer/lib/model-viewer-base.js";
import { type ModelScene, measuredBox, type Point } from "./measured-box.ts";
import { type SizeLine, sizeLines } from "./size-lines.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const labelClass =
  "pointer-events-none rounded-surface bg-paper px-1.5 py-1 text-[0.9375rem] leading-tight font-semibold whitespace-nowrap";

/** A product's specification: `["Width", "84 in (7′ 0″)"]`. */
export type Specs = readonly (readonly [name: string, value: string])[];

/** The size along a line, in inches alone; undefined if it is unknown. */
function sizeOf(specs: Specs, line: SizeLine["name"]): string | undefined {
  return specs.find(([name]) => name === line)?.[1].replace(/ \(.*/, "");
}

/**
 * Draws width, depth and height into a loaded model, each with the catalog's inches (rule 5.16).
 * @param overlay element over the viewer, of its size
 * @returns a function that removes them
 */
export function drawSizes(
  element: ModelViewerElement,
  overlay: HTMLElement,
  specs: Specs,
): () => void {
  const box = measuredBox(element[$scene] as unknown as ModelScene);
  const known = () =>
    sizeLines(box, element.getCameraOrbit().theta).filter(({ name }) => sizeOf(specs, name));
  // The viewer dims what faces away from the camera.
  element.style.setProperty("--min-hotspot-opacity", "1");
  const drawing = document.createElementNS(svgNamespace, "svg");
  drawing.setAttribute("class", "absolute inset-0 size-full");
  drawing.setAttribute("aria-hidden", "true");
  const drawn = known().map((line) => ({
    name: line.name,
    path: drawing.appendChild(sizePath()),
    from: addSpot(element, `${line.name}-from`, line.from),
    to: addSpot(element, `${line.name}-to`, line.to),
    label: addSpot(element, `${line.name}-label`, middleOf(line)),
  }));
  for (const { name, label } of drawn) writeLabel(label, name, sizeOf(specs, name) ?? "");
  overlay.append(drawing);

  function update() {
    const lines = known();
    for (const [index, { path, from, to, label }] of drawn.entries()) {
      const line = lines[index];
      if (!line) continue;
      const [start, end, middle] = [
        moveSpot(element, from, line.from),
        moveSpot(element, to, line.to),
        moveSpot(element, label, middleOf(line)),
      ];
      if (start && end && middle) path.setAttribute("d", lineAround(label, middle, [start, end]));
    }
  }
  const resized = new ResizeObserver(update);
  resized.observe(element);
  element.addEventListener("camera-change", update);
  update();
  return () => {
    resized.disconnect();
    element.removeEventListener("camera-change", update);
    for (const { from, to, label } of drawn) for (const spot of [from, to, label]) spot.remove();
    drawing.remove();
  };
}

function sizePath(): SVGPathElement {
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("stroke", "#1f4d3f");
  path.setAttribute("stroke-width", "2");
  path.setAttribute("stroke-linecap", "round");
  return path;
}

/** An element at a place in the model, which the viewer keeps there while the model turns. */
function addSpot(element: ModelViewerElement, name: string, place: Point): HTMLDivElement {
  const spot = document.createElement("div");
  spot.slot = `hotspot-${name}`;
  spot.dataset.position = inMeters(place);
  spot.dataset.normal = "0 1 0";
  element.append(spot);
  return spot;
}

/** Moves it to another place, and returns where that is in the viewer, in pixels. */
function moveSpot(element: ModelViewerElement, { slot }: HTMLElement, place: Point) {
  element.updateHotspot({ name: slot, position: inMeters(place) });
  return element.queryHotspot(slot)?.canvasPosition;
}

function writeLabel(spot: HTMLElement, name: string, size: string): void {
  const word = document.createElement("span");
  word.className = "sr-only";
  word.textContent = `${name} `;
  const inches = document.createElement("span");
  inches.textContent = size;
  spot.className = labelClass;
  spot.append(word, inches);
}

function middleOf({ from: [a, b, c], to: [x, y, z] }: SizeLine): Point {
  return [(a + x) / 2, (b + y) / 2, (c + z) / 2];
}

/** A place as the viewer reads it. */
function inMeters(place: Point): string {
  return place.map((value) => `${value.toFixed(4)}m`).join(" ");
}

interface Place {
  x: number;
  y: number;
}

/** A line between two ends, without what the label in its middle covers. Pixels. */
function lineAround(label: HTMLElement, middle: Place, ends: readonly Place[]): string {
  const halves = ends.map((end) => {
    const [across, down] = [end.x - middle.x, end.y - middle.y];
    const covered = Math.min(
      label.offsetWidth / 2 / Math.max(1, Math.abs(across)),
      label.offsetHeight / 2 / Math.max(1, Math.abs(down)),
      1,
    );
    return `M${middle.x + across * covered} ${middle.y + down * covered}L${end.x} ${end.y}`;
  });
  return halves.join("");
}
