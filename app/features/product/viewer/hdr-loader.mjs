/**
 * Three's HDR loader under its old name, which the viewer still imports; three's own module of that
 * name also logs a deprecation warning.
 */
export { HDRLoader as RGBELoader } from "three/examples/jsm/loaders/HDRLoader.js";
