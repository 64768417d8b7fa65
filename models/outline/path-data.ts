import type { Point } from "./points.ts";

/** SVG path data of a line through points with whole coordinates, in few characters. */
export function pathData([start = [0, 0], ...points]: readonly Point[]): string {
  let [x, y] = start;
  let path = `M${numbers(x, y)}`;
  let command = "M";
  for (const [nextX, nextY] of points) {
    const [alongX, alongY] = [nextX - x, nextY - y];
    if (alongX === 0 && alongY === 0) continue;
    if (alongY === 0) path += `h${alongX}`;
    else if (alongX === 0) path += `v${alongY}`;
    else path += `${command === "l" ? separator(alongX) : "l"}${numbers(alongX, alongY)}`;
    command = alongX !== 0 && alongY !== 0 ? "l" : "";
    [x, y] = [nextX, nextY];
  }
  return path;
}

function numbers(x: number, y: number): string {
  return `${x}${separator(y)}${y}`;
}

/** What separates a number from the one before it: a minus is enough. */
function separator(next: number): string {
  return next < 0 ? "" : ",";
}
