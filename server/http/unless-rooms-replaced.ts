import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { Handler } from "./exchange.ts";

/**
 * Serves the build's files, but leaves its pages to the renderer once the owner replaced the picture
 * of a room, as prerendered pages show the one that came with the software (rule 3.24).
 */
export function unlessRoomsReplaced(
  files: Handler,
  catalog: Pick<Catalog, "hasStarterRooms">,
): Handler {
  return (exchange) =>
    catalog.hasStarterRooms || !isPage(exchange.path) ? files(exchange) : undefined;
}

/** Whether a path is that of a page or its data, and not of a file such as `/robots.txt`. */
function isPage(path: string): boolean {
  return path.endsWith(".data") || !/\.[a-z0-9]+$/.test(path);
}
