import { type Document, type Primitive, type Property, Texture } from "@gltf-transform/core";

/** The textures of all materials that a surface can be shown in. */
export function texturesOf(document: Document, primitive: Primitive): Texture[] {
  const graph = document.getGraph();
  const found = new Set<Property>([primitive]);
  for (const property of found) {
    for (const child of graph.listChildren(property)) found.add(child as Property);
  }
  return [...found].filter((property) => property instanceof Texture);
}
