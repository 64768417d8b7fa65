import type { ModelViewerElement } from "@google/model-viewer";
import { measuredBox, type Point } from "./measured-box.ts";
import { type SizeLine, sizeLines } from "./size-lines.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const labelClass =
  "pointer-events-none rounded-surface bg-paper px-1.5 py-1 text-[0.9375rem] leading-tight font-semibold whitespace-nowrap";

/** A product's specification: `["Width", "84 in (7′ 0″)"]`. */
export type Specs = readonly (readonly [name: string, value: string])[];

/** The size along a line, in inches alone; undefined if it is unknown. */
function sizeOf(specs: Specs, line: SizeLine): string | undefined {
  return specs.find(([name]) => name === line.name)?.[1].replace(/ \(.*/, "");
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
  const box = measuredBox(element);
  const known = () =>
    sizeLines(box, element.getCameraOrbit().theta).filter((line) => sizeOf(specs, line));
  // The viewer dims what faces away from the camera.
  element.style.setProperty("--min-hotspot-opacity", "1");
  const drawing = document.createElementNS(svgNamespace, "svg");
  drawing.setAttribute("class", "absolute inset-0 size-full");
  drawing.setAttribute("aria-hidden", "true");
  const drawn = known().map((line) => ({
    line,
    path: drawing.appendChild(sizePath()),
    spots: ["from", "to", "label"].map((end) => addSpot(element, `${line.name}-${end}`, line, end)),
  }));
  for (const { line, spots } of drawn) writeLabel(spots[2], line.name, sizeOf(specs, line) ?? "");
  overlay.append(drawing);

  function update() {
    const lines = known();
    for (const [index, { path, spots }] of drawn.entries()) {
      const line = lines[index];
      if (!line) continue;
      const ends = spots.map((spot) => {
        element.updateHotspot({ name: spot.slot, position: positionOf(line, spot.slot) });
        return element.queryHotspot(spot.slot)?.canvasPosition;
      });
      const [from, to, middle] = ends;
      const label = spots[2];
      if (from && to && middle && label)
        path.setAttribute("d", lineAround(label, middle, from, to));
    }
  }
  const resized = new ResizeObserver(update);
  resized.observe(element);
  element.addEventListener("camera-change", update);
  update();
  return () => {
    resized.disconnect();
    element.removeEventListener("camera-change", update);
    for (const { spots } of drawn) for (const spot of spots) spot.remove();
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
function addSpot(
  element: ModelViewerElement,
  name: string,
  line: SizeLine,
  end: string,
): HTMLDivElement {
  const spot = document.createElement("div");
  spot.slot = `hotspot-${name}`;
  spot.dataset.position = positionOf(line, end);
  spot.dataset.normal = "0 1 0";
  element.append(spot);
  return spot;
}

function writeLabel(spot: HTMLElement | undefined, name: string, size: string): void {
  if (!spot) return;
  const word = document.createElement("span");
  word.className = "sr-only";
  word.textContent = `${name} `;
  const inches = document.createElement("span");
  inches.textContent = size;
  spot.className = labelClass;
  spot.append(word, inches);
}

/** Where an end of a line or its label is, as the viewer reads it. */
function positionOf({ from, to }: SizeLine, end: string): string {
  const middle = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2);
  const place: readonly number[] = end.endsWith("from") ? from : end.endsWith("to") ? to : middle;
  return (place as Point).map((value) => `${value.toFixed(4)}m`).join(" ");
}

interface Place {
  x: number;
  y: number;
}

/** A line from one place to the other, without what the label on it covers. Pixels. */
function lineAround(label: HTMLElement, middle: Place, from: Place, to: Place): string {
  const halves = [from, to].map((end) => {
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
