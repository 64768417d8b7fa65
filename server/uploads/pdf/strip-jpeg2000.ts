/** Boxes of a JPEG 2000 file that draw it (ISO 15444-1, annex I); others only describe it. */
const DRAWING_BOXES = new Set(["jP  ", "ftyp", "rreq", "jp2h", "jp2c", "jpch", "jplh"]);
const SIGNATURE = Buffer.from([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20]);
const CODESTREAM = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

/**
 * A JPEG 2000 picture without its descriptions, such as where it was taken.
 * @returns undefined if the bytes aren't one.
 */
export function stripJpeg2000(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.subarray(0, 4).equals(CODESTREAM)) return file;
  if (!file.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [];
  for (let at = 0; at + 8 <= file.length; ) {
    const size = boxSize(file, at);
    if (size < 8) return undefined;
    const box = file.subarray(at, at + size);
    if (DRAWING_BOXES.has(box.toString("latin1", 4, 8))) kept.push(box);
    at += size;
  }
  return Buffer.concat(kept);
}

/**
 * Size of the box at `at`, in bytes. A stored 0 means up to the end, 1 that the size follows in
 * eight bytes.
 */
function boxSize(file: Buffer, at: number): number {
  const size = file.readUInt32BE(at);
  if (size === 0) return file.length - at;
  if (size > 1) return size;
  return at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : 0;
}
