/** TIFF's tag for what its first picture is, and the tag's bit for a reduced copy. */
const SUBFILE_TYPE = 254;
const SMALL_COPY = 1;
const ENTRY_BYTES = 12;

/**
 * Whether a TIFF file is a camera's raw photo (DNG, NEF, CR2 and the like). Its only viewable part
 * is a small copy on which no price is readable.
 */
export function isRawPhoto(tiff: Buffer): boolean {
  if (tiff.toString("latin1", 8, 10) === "CR") return true;
  const little = tiff[0] === 0x49;
  const read16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = read32(4);
  if (start + 2 > tiff.length) return false;
  const count = read16(start);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return false;
    if (read16(at) === SUBFILE_TYPE) return (read32(at + 8) & SMALL_COPY) !== 0;
  }
  return false;
}
