import { short } from "./dimension-lines.ts";
import type { MeasuredView } from "./measured-view.ts";

const ink = "#211c17";
const paper = "#fbf8f3";
const pine = "#1f4d3f";
const edge = "#8c7f70";

/** A measured view as an SVG document of `width` × `height` pixels. */
export function drawingSvg({ width, height, ...view }: MeasuredView): string {
  const labels = view.labels.map(({ text, upright, ...center }) => {
    const [x, y] = [short(center.x), short(center.y)];
    const turned = upright ? ` transform="rotate(-90,${x},${y})"` : "";
    return `<text x="${x}" y="${y}"${turned}>${text}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,${width},${height}" fill="none">`,
    `<path d="${view.floor}" stroke="${edge}"/>`,
    `<g transform="${view.place}" stroke="${ink}" stroke-linejoin="round">`,
    `<path d="${view.outline}" fill="${paper}" stroke-width="${view.stroke}"/>`,
    `<path d="${view.lines}" stroke-width="${view.stroke / 2}"/></g>`,
    `<path d="${view.dimensions}" stroke="${pine}"/>`,
    `<g fill="${pine}" font-family="system-ui,sans-serif" font-size="14" font-weight="600" text-anchor="middle">`,
    ...labels,
    "</g></svg>",
  ].join("");
}
