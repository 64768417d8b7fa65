declare module "heic-decode" {
  interface DecodedImage {
    width: number;
    height: number;
    /** RGBA, eight bits each. */
    data: Uint8ClampedArray;
  }

  /** An image whose size is known before its pixels are made. */
  interface UndecodedImage {
    width: number;
    height: number;
    decode(): Promise<DecodedImage>;
  }

  const heicDecode: {
    (given: { buffer: Uint8Array }): Promise<DecodedImage>;
    all(given: { buffer: Uint8Array }): Promise<UndecodedImage[] & { dispose(): void }>;
  };
  export default heicDecode;
}
