/** A file in a zip. */
export interface ZipEntry {
  name: string;
  /** 0 is stored, without compression. */
  method: number;
  /** Where its data begins. */
  offset: number;
  bytes: Buffer;
}

/** The files of a zip by its directory, in that order. */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const offset = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.push({
      name: zip.toString("latin1", at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      offset,
      bytes: zip.subarray(offset, offset + zip.readUInt32LE(at + 20)),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}
