import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { unlessRoomsReplaced } from "./unless-rooms-replaced.ts";

const prerendered = { status: 200, headers: {}, body: "as it was built" };

function responseTo(path: string, catalog: { hasStarterRooms: boolean }) {
  const exchange = { request: {} as IncomingMessage, id: "", method: "GET", path, query: "" };
  return unlessRoomsReplaced(() => prerendered, catalog)(exchange);
}

test("rule 3.24: prerendered pages are sent until a room's picture is replaced; files always", () => {
  const pages = ["/", "/delivery-info", "/services/financing.data", "/_root.data"];
  const files = ["/robots.txt", "/assets/entry-1a2b3c4d.js", "/pictures/rooms/living/480.ab.avif"];
  for (const path of [...pages, ...files]) {
    expect(responseTo(path, { hasStarterRooms: true })).toBe(prerendered);
  }
  for (const path of pages) expect(responseTo(path, { hasStarterRooms: false })).toBeUndefined();
  for (const path of files) expect(responseTo(path, { hasStarterRooms: false })).toBe(prerendered);
});
