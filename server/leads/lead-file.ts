import { randomBytes } from "node:crypto";
import { cleanPdf, LockedPdf } from "#server/uploads/clean-pdf.ts";
import { cleanPicture } from "#server/uploads/clean-picture.ts";
import { judgeOfferFile, offerFileMessages, type PostedFile } from "#server/uploads/offer-file.ts";
import { TooManyPixels } from "#server/uploads/picture-size.ts";
import type { FormReader } from "./form-reader.ts";

/** A file that belongs to a lead: stored with it, erased with it. */
export interface LeadFile {
  /** Nobody can guess it: whoever has the link may see the file. */
  id: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Buffer;
}

/** Where the shop opens a lead's file. */
export const LEAD_FILES_PATH = "/lead-files/";

/** The address the shop's mail and record link. */
export function leadFileUrl({ id }: LeadFile, siteUrl: string): string {
  return new URL(`${LEAD_FILES_PATH}${id}`, siteUrl).href;
}

/**
 * Reads a form's file, judged by its content and cleaned of what it tells by the way. Refused on the reader, or undefined
 * when none was sent. Nothing is opened while the form has other faults.
 */
export async function readLeadFile(
  form: FormReader,
  name: string,
  posted: PostedFile | undefined,
): Promise<LeadFile | undefined> {
  if (!posted) return undefined;
  const judged = judgeOfferFile(posted);
  if (!judged.ok) form.refuse(name, judged.message);
  if (!judged.ok || form.errors) return undefined;
  const id = randomBytes(32).toString("hex");
  try {
    if (judged.type !== "pdf") {
      return { id, type: "image/jpeg", bytes: await cleanPicture(posted.bytes, judged.type) };
    }
    return { id, type: "application/pdf", bytes: await cleanPdf(posted.bytes) };
  } catch (error) {
    form.refuse(name, messageFor(error));
    return undefined;
  }
}

function messageFor(error: unknown): string {
  if (error instanceof LockedPdf) return offerFileMessages.locked;
  if (error instanceof TooManyPixels) return offerFileMessages.tooManyPixels;
  return offerFileMessages.unreadable;
}
