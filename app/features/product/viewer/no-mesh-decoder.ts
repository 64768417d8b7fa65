/** Replaces the viewer's mesh decoder, which no model here needs and which starts WebAssembly. */
export const MeshoptDecoder = { ready: Promise.resolve(), supported: false };
