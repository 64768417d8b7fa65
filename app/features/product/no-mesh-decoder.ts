/** For the viewer in place of a decoder that no model here needs and that starts WebAssembly. */
export const MeshoptDecoder = { ready: Promise.resolve(), supported: false };
