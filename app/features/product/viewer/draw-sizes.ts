import type { ModelViewerElement } from "@google/model-viewer";
import { $scene } from "@google/model-viewer/lib/model-viewer-base.js";
import { type ModelScene, measuredBox, type Point } from "./measured-box.ts";
import { type SizeLine, sizeLines } from "./size-lines.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const labelClass =
  "pointer-events-none rounded-surface bg-paper px-1.5 py-1 text-[0.9375rem] leading-tight font-semibold whitespace-nowrap";

/** Lines are drawn through this mask: it has a hole for each label, so that none is struck through. */
const maskId = "size-labels";
const everywhere = { maskUnits: "userSpaceOnUse", width: "100%", height: "100%" };
const lineLook = { stroke: "#1f4d3f", "stroke-width": "2", "stroke-linecap": "round" };

/** What is called of the viewer's scene. */
interface DrawnScene extends ModelScene {
  updateMatrixWorld: (force: boolean) => void;
  getCamera: () => { updateMatrixWorld: () => void };
}

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
  const scene = element[$scene] as unknown as DrawnScene;
  const box = measuredBox(scene);
  const known = () =>
    sizeLines(box, element.getCameraOrbit().theta).filter(({ name }) => sizeOf(specs, name));
  // The viewer dims what faces away from the camera.
  element.style.setProperty("--min-hotspot-opacity", "1");
  const drawing = svgElement("svg", { class: "absolute inset-0 size-full", "aria-hidden": "true" });
  const uncovered = drawing.appendChild(svgElement("mask", { id: maskId, ...everywhere }));
  uncovered.append(svgElement("rect", { fill: "#fff", width: "100%", height: "100%" }));
  const lines = drawing.appendChild(svgElement("g", { mask: `url(#${maskId})` }));
  const drawn = known().map((line) => ({
    name: line.name,
    path: lines.appendChild(svgElement("path", lineLook)),
    hole: uncovered.appendChild(svgElement("rect", {})),
    from: addSpot(element, `${line.name}-from`, line.from),
    to: addSpot(element, `${line.name}-to`, line.to),
    label: addSpot(element, `${line.name}-label`, middleOf(line)),
  }));
  for (const { name, label } of drawn) writeLabel(label, name, sizeOf(specs, name) ?? "");
  overlay.append(drawing);

  function update() {
    const moved = known();
    for (const [index, { from, to, label }] of drawn.entries()) {
      const line = moved[index];
      if (!line) continue;
      moveSpot(element, from, line.from);
      moveSpot(element, to, line.to);
      moveSpot(element, label, middleOf(line));
    }
    // The viewer does so only when it draws; until then places are those of the last picture.
    scene.updateMatrixWorld(true);
    scene.getCamera().updateMatrixWorld();
    for (const { path, hole, from, to, label } of drawn) {
      const [start, end, middle] = [from, to, label].map((spot) => placeOf(element, spot));
      if (!start || !end || !middle) continue;
      path.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`);
      cover(hole, label, middle);
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

function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
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

function moveSpot(element: ModelViewerElement, { slot }: HTMLElement, place: Point): void {
  element.updateHotspot({ name: slot, position: inMeters(place) });
}

/** Where it is in the viewer, in pixels. */
function placeOf(element: ModelViewerElement, { slot }: HTMLElement): Place | undefined {
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

/** Moves a rectangle to where a label is. */
function cover(rectangle: SVGRectElement, label: HTMLElement, { x, y }: Place): void {
  const { offsetWidth: width, offsetHeight: height } = label;
  const sides = { x: x - width / 2, y: y - height / 2, width, height };
  for (const [name, value] of Object.entries(sides)) rectangle.setAttribute(name, String(value));
}
