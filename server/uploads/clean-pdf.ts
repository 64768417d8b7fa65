import { promisify } from "node:util";
import { deflate, deflateSync, inflate } from "node:zlib";

/** What the packed photos of one PDF may unpack to, all together. */
const MOST_UNPACKED = 60 * 1024 * 1024;

/** JPEG segments that say where, when and with what a photo was taken: marker and first words. */
const tellingSegments = [
  { marker: 0xe1, begins: "Exif\0\0" },
  { marker: 0xe1, begins: "http://ns.adobe.com/xap/1.0/\0" },
  { marker: 0xe1, begins: "http://ns.adobe.com/xmp/extension/\0" },
  { marker: 0xed, begins: "Photoshop 3.0\0" },
] as const;

/**
 * The PDF without what it says beside its pages: its own description, files attached to it, and
 * what cameras wrote into its photos, such as where they were taken. Everything is overwritten in
 * place, so every byte that is left stands where the file says it does (decision 052). The time it
 * takes grows with the file's length, whatever is in it.
 * @returns undefined when it is encrypted and cannot be looked into.
 * @throws when its photos unpack to more than we open, or are broken.
 */
export async function cleanPdf(posted: Buffer): Promise<Buffer | undefined> {
  const bytes = Buffer.from(posted);
  const text = bytes.toString("latin1");
  if (/\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)) return undefined;
  let room = MOST_UNPACKED;
  for (const stream of streamsOf(text)) room -= await cleanStream(bytes, stream, room);
  blankDescription(bytes, text);
  blankPackets(bytes);
  blankSegments(bytes);
  return bytes;
}

interface Stream {
  /** The words before it: what it is and how it is packed. */
  about: string;
  start: number;
  end: number;
}

/** Every stream of the file; none can stand inside another. */
function* streamsOf(text: string): Generator<Stream> {
  const begin = />>\s*stream\r?\n/g;
  let before = 0;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const start = begin.lastIndex;
    const end = text.indexOf("endstream", start);
    if (end < 0) return;
    const gap = text.slice(before, found.index);
    yield { about: gap.slice(gap.lastIndexOf("obj") + 1), start, end };
    before = end;
    begin.lastIndex = end;
  }
}

/** Answers how many bytes had to be unpacked. */
async function cleanStream(bytes: Buffer, { about, start, end }: Stream, room: number) {
  const packed = /\/(FlateDecode|Fl)\b/.test(about);
  if (/\/Type\s*\/(Metadata|EmbeddedFile)\b/.test(about)) {
    refill(bytes, start, end, packed ? deflateSync("") : Buffer.alloc(0));
  } else if (packed && /\/(DCTDecode|DCT)\b/.test(about)) {
    if (room <= 0) throw new Error("Unpacks to too much");
    const content = bytes.subarray(start, end);
    const photo = await promisify(inflate)(content, { maxOutputLength: room });
    if (blankSegments(photo)) {
      refill(bytes, start, end, await promisify(deflate)(photo, { level: 9 }));
    }
    return photo.length;
  }
  return 0;
}

/** Puts a shorter content into a stream's place. */
function refill(bytes: Buffer, start: number, end: number, content: Buffer): void {
  if (content.length > end - start) throw new Error("Does not fit where it stood");
  bytes.fill(" ", start, end);
  content.copy(bytes, start);
}

/** Title, author and the like: an object of its own that the file's end points at. */
function blankDescription(bytes: Buffer, text: string): void {
  const described = new Set<string>();
  for (const { index, 0: pointer } of text.matchAll(/\/Info\s+\d+\s+\d+\s+R\b/g)) {
    bytes.fill(" ", index, index + pointer.length);
    described.add(numbersOf(pointer));
  }
  let before = 0;
  for (const { index, 0: head } of text.matchAll(/\b\d+\s+\d+\s+obj\s*<</g)) {
    if (index < before || !described.has(numbersOf(head))) continue;
    before = text.indexOf("endobj", index);
    if (before < 0) return;
    const close = text.slice(index, before).lastIndexOf(">>");
    if (close > 0) bytes.fill(" ", index + head.length, index + close);
  }
}

/** `6 0` of `/Info 6 0 R` and of `6 0 obj`. */
function numbersOf(words: string): string {
  return (words.match(/\d+/g) ?? []).join(" ");
}

/** Descriptions that lie open anywhere, as programs write them for others to find. */
function blankPackets(bytes: Buffer): void {
  for (let at = bytes.indexOf("<?xpacket begin"); at >= 0; ) {
    const end = bytes.indexOf("<?xpacket end", at);
    if (end < 0) return;
    bytes.fill(" ", at, end);
    at = bytes.indexOf("<?xpacket begin", end);
  }
}

/** Empties the telling segments of every JPEG that lies open in these bytes; whether any did. */
function blankSegments(bytes: Buffer): boolean {
  let blanked = false;
  for (const { marker, begins } of tellingSegments) {
    for (let at = bytes.indexOf(begins, 4); at >= 0; at = bytes.indexOf(begins, at + 1)) {
      if (bytes[at - 4] !== 0xff || bytes[at - 3] !== marker) continue;
      bytes.fill(0, at, at - 2 + bytes.readUInt16BE(at - 2));
      blanked = true;
    }
  }
  return blanked;
}
