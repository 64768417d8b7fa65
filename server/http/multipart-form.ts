import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { type FormCollector, MAX_FIELDS, MAX_TEXT_LENGTH } from "./form-collector.ts";
import type { FormParser } from "./form-parser.ts";

/** UTF-8 takes at most three bytes for what counts as one character of text. */
const MAX_FIELD_BYTES = 3 * MAX_TEXT_LENGTH;

/**
 * Parses a multipart form as it arrives: fields and file names go to the collector, file contents
 * to the spool. Without a spool they are discarded.
 * @throws if the content type has no boundary.
 */
export function multipartForm(
  contentType: string,
  form: FormCollector,
  spool: UploadBuffer | undefined,
): FormParser {
  const parts = new Busboy({
    headers: { "content-type": contentType },
    limits: { parts: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    // As in browsers, a part with a file name is a file. The full name is kept and checked with the
    // file.
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
    // If the form is cut off within a file, that file's stream emits an error; destroying the
    // stream ends the loop in `readFile`.
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

/** Keeps the first non-empty file of a field; other files are discarded. */
async function readFile(
  { name, fileName, bytes }: FilePart,
  form: FormCollector,
  spool: UploadBuffer | undefined,
): Promise<void> {
  const file = form.addFile(name, decodeFileName(fileName));
  const kept = file.wanted ? spool : undefined;
  const from = kept?.size ?? 0;
  try {
    for await (const chunk of bytes) await kept?.add(chunk as Buffer);
  } catch {
    form.refuse(400);
    return;
  }
  if (!kept) return;
  const size = kept.size - from;
  file.accept({ size, read: (most = size) => kept.read(from, Math.min(most, size)) });
}

/**
 * Browsers percent-encode line feeds, carriage returns and quotes in file names (HTML, multipart
 * form data).
 */
function decodeFileName(fileName: string): string {
  return fileName.replace(/%(?:0A|0D|22)/gi, decodeURIComponent);
}
