declare module "heic-decode" {
  export interface DecodedImage {
    width: number;
    height: number;
    /** RGBA, eight bits each. */
    data: Uint8ClampedArray<ArrayBuffer>;
  }

  /** An image whose size is known before it is decoded. */
  interface UndecodedImage {
    width: number;
    height: number;
    decode(): Promise<DecodedImage>;
  }

  const heicDecode: {
    (given: { buffer: Uint8Array }): Promise<DecodedImage>;
    all(given: { buffer: Uint8Array }): Promise<UndecodedImage[]>;
  };
  export default heicDecode;
}
