import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { type FormCollector, MAX_FIELDS, MAX_TEXT_LENGTH } from "./form-collector.ts";
import type { FormParser } from "./form-parser.ts";

/** UTF-8 has at most three bytes for what counts as one character of text. */
const MAX_FIELD_BYTES = 3 * MAX_TEXT_LENGTH;

/**
 * Takes a multipart form apart as it comes: fields and the names of files go to the collector, what
 * is in the files to the spool; without one they are read over.
 * @throws when the type names no boundary.
 */
export function multipartForm(
  contentType: string,
  form: FormCollector,
  spool: UploadBuffer | undefined,
): FormParser {
  const parts = new Busboy({
    headers: { "content-type": contentType },
    limits: { parts: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    // As browsers mean it: what has a file name is a file. The whole name is judged with the file.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    preservePath: true,
  });
  const ended = Promise.withResolvers<void>();
  let written = Promise.withResolvers<void>();
  let filesStored = Promise.resolve();
  const end = () => {
    ended.resolve();
    written.resolve();
  };
  const refuse = (status: 400 | 413) => {
    form.refuse(status);
    end();
  };
  parts.on("field", (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(413);
    else form.addText(name, value);
  });
  parts.on("file", (name, bytes, fileName) => {
    // A form that breaks off says so at the file it was in; whoever reads the file is to hear it.
    bytes.on("error", () => bytes.destroy());
    filesStored = filesStored.then(() => readFile({ name, fileName, bytes }, form, spool));
  });
  parts.on("partsLimit", () => refuse(400));
  parts.on("error", () => refuse(400));
  parts.on("finish", end);
  return {
    async write(chunk) {
      written = Promise.withResolvers();
      parts.write(chunk, () => written.resolve());
      await written.promise;
    },
    async end() {
      parts.end();
      await ended.promise;
      await filesStored;
    },
  };
}

interface FilePart {
  name: string | undefined;
  fileName: string;
  bytes: BusboyFileStream;
}

/** Keeps the first file of a field that was not left empty; others are read over. */
async function readFile(
  { name, fileName, bytes }: FilePart,
  form: FormCollector,
  spool: UploadBuffer | undefined,
): Promise<void> {
  const file = form.addFile(name, decodeFileName(fileName));
  const kept = file.wanted ? spool : undefined;
  const from = kept?.size ?? 0;
  try {
    for await (const piece of bytes) await kept?.add(piece as Buffer);
  } catch {
    form.refuse(400);
    return;
  }
  if (!kept) return;
  const size = kept.size - from;
  file.accept({ size, read: (most = size) => kept.read(from, Math.min(most, size)) });
}

/** Browsers send these three signs of a file's name percent-encoded (HTML, multipart form data). */
function decodeFileName(fileName: string): string {
  return fileName.replace(/%(?:0A|0D|22)/gi, decodeURIComponent);
}
