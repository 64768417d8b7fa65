const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, jfif: 0xe0, icc: 0xe2, adobe: 0xee } as const;
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
const COMMENT = 0xfe;

/** Application segments that change how a JPEG looks: its kind, its color profile, its inks. */
const visibleSegments = [
  { marker: MARKER.jfif, prefix: "JFIF\0" },
  { marker: MARKER.icc, prefix: "ICC_PROFILE\0" },
  { marker: MARKER.adobe, prefix: "Adobe" },
] as const;

/**
 * A JPEG with only the segments that draw it: without date, location, camera, thumbnail, comment or
 * anything after its end. Its pixels don't change.
 * @returns undefined if the bytes contain no JPEG.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = file.indexOf(Buffer.from([0xff, MARKER.start, 0xff]));
  if (at < 0) return undefined;
  const kept = [file.subarray(at, at + 2)];
  let scans = 0;
  at += 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (marker === MARKER.end) break;
    else {
      const end = Math.min(at + 2 + file.readUInt16BE(at + 2), file.length);
      const after = marker === MARKER.scan ? endOfScan(file, end) : end;
      if (draws(file, at, marker)) kept.push(file.subarray(at, after));
      if (marker === MARKER.scan) scans += 1;
      at = after;
    }
  }
  if (scans === 0) return undefined;
  return Buffer.concat([...kept, Buffer.from([0xff, MARKER.end])]);
}

function draws(file: Buffer, at: number, marker: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < FIRST_APP || marker > LAST_APP) return true;
  return visibleSegments.some(
    (segment) =>
      segment.marker === marker && file.indexOf(segment.prefix, at + 4, "latin1") === at + 4,
  );
}

/**
 * Where the compressed pixels that start at `from` end: at the next marker that isn't part of them.
 */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file[at + 1] ?? 0;
    const isPartOfScan = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isPartOfScan) return at;
  }
  return file.length;
}
