/** A finished 3D model of a product. */
export interface ModelData {
  /** Address of its GLB file. */
  src: string;
  /** The camera's angle in its first picture, in degrees to the right of the front. */
  azimuth: number;
  /** Colors it can be shown in; empty if it has only one. */
  colors: { label: string; colorHex: string }[];
}
