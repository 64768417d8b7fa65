/** The loader of light by the name the viewer still asks for, which does nothing but warn of it. */
export { HDRLoader as RGBELoader } from "three/examples/jsm/loaders/HDRLoader.js";
