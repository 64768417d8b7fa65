import type { IncomingMessage } from "node:http";
import type { PostedForm } from "#server/leads/submission.ts";
import type { UploadBuffer } from "#server/uploads/upload-buffer.ts";
import { FormCollector, MAX_TEXT_LENGTH } from "./form-collector.ts";
import type { FormParser } from "./form-parser.ts";
import { isMultipart } from "./form-type.ts";
import { multipartForm } from "./multipart-form.ts";
import { receiveBody } from "./receive-body.ts";
import { urlencodedForm } from "./urlencoded-form.ts";

/** `size`: bytes announced or received so far; `limit`: the limit that was exceeded, for 413. */
export type FormResult =
  | { ok: true; form: PostedForm }
  | { ok: false; status: 400 | 408 | 503; size: number }
  | { ok: false; status: 413; size: number; limit: number };

export interface ReadFormOptions {
  /** Maximum bytes of the body. */
  limit: number;
  /** Keeps the contents of files; without it they are discarded. */
  spool?: UploadBuffer;
  /** Reserves this many more bytes; false if there is no space. Without it there is no limit. */
  take?: (bytes: number) => boolean;
}

/**
 * Reads a posted form once, while it arrives. Returns 400 if it isn't a form or its sender
 * disconnected, 408 if it is too slow, 413 if it has too many bytes or too much text, 503 if there
 * is no space. The unread part of a body is discarded when the response is sent.
 */
export async function readForm(
  request: IncomingMessage,
  { limit, spool, take = () => true }: ReadFormOptions,
): Promise<FormResult> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit) return { ok: false, status: 413, size: announced, limit };
  const form = new FormCollector();
  const parser = parserFor(request.headers["content-type"] ?? "", form, spool);
  let size = 0;
  const onChunk = async (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit || !take(chunk.length)) return false;
    if (!form.refusedStatus) await parser?.write(chunk);
    return form.refusedStatus === undefined;
  };
  const received = await receiveBody(request, onChunk);
  if (received === "aborted") return { ok: false, status: 400, size };
  if (received === "slow") return { ok: false, status: 408, size };
  if (received === "enough" && !form.refusedStatus) {
    return size > limit
      ? { ok: false, status: 413, size, limit }
      : { ok: false, status: 503, size };
  }
  if (!form.refusedStatus) await parser?.end();
  const finished = form.finish(size);
  if (finished === 413) return { ok: false, status: 413, size, limit: MAX_TEXT_LENGTH };
  return finished === 400 ? { ok: false, status: 400, size } : { ok: true, form: finished };
}

function parserFor(
  contentType: string,
  form: FormCollector,
  spool: UploadBuffer | undefined,
): FormParser | undefined {
  if (!isMultipart(contentType)) return urlencodedForm(form);
  try {
    return multipartForm(contentType, form, spool);
  } catch {
    form.refuse(400);
    return undefined;
  }
}
