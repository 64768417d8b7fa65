import { crc32 } from "node:zlib";

/** What a USDZ file's data begins on a multiple of, so that it can be read in place. */
const alignment = 64;
/** The extra field that USD's own tools pad with. */
const paddingId = 0x1986;
/** January 1, 1980, the earliest that the format knows. */
const noDate = 0x21;

/** Packs files uncompressed into a zip, in this order; names are ASCII. */
export function storedZip(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const padding = paddingFor(offset + localHeaderLength + name.length);
    const common = commonFields(name, bytes, padding.length);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name), padding]);
    directory.push(centralHeader(common, offset), Buffer.from(name), padding);
    parts.push(local, bytes);
    offset += local.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, endOfDirectory(files.length, listed.length, offset)]);
}

const localHeaderLength = 30;

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** An extra field, after which the data is aligned; it has at least its own header. */
function paddingFor(offset: number): Buffer {
  const missing = (alignment - ((offset + 4) % alignment)) % alignment;
  const field = Buffer.alloc(4 + missing);
  field.writeUInt16LE(paddingId, 0);
  field.writeUInt16LE(missing, 2);
  return field;
}

/** What the header at the file and the one in the directory have in common. */
function commonFields(name: string, bytes: Uint8Array, extraLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0); // version 1.0 can read it
  fields.writeUInt16LE(noDate, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(extraLength, 24);
  return fields;
}

function centralHeader(common: Buffer, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(10, 4); // made by version 1.0
  common.copy(header, 6);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endOfDirectory(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
