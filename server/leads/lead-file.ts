import { randomBytes } from "node:crypto";
import { cleanPdf, LockedPdf } from "#server/uploads/clean-pdf.ts";
import { cleanPicture } from "#server/uploads/clean-picture.ts";
import { fileTypeOf, type OfferFileType } from "#server/uploads/file-type.ts";
import { judgeOfferFile, offerFileMessages } from "#server/uploads/offer-file.ts";
import { oneAtATime } from "#server/uploads/one-at-a-time.ts";
import { TooManyPixels } from "#server/uploads/picture-size.ts";
import type { FormReader } from "./form-reader.ts";
import type { PostedFile } from "./submission.ts";

/** A file that belongs to a lead: stored with it, erased with it. */
export interface LeadFile {
  /** Nobody can guess it: whoever has the link may see the file. */
  id: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Buffer;
}

/** Where the shop opens a lead's file. */
export const LEAD_FILES_PATH = "/lead-files/";

/** However many are sent at once, one picture and one PDF are in memory. */
const [pictures, pdfs] = [oneAtATime(), oneAtATime()];
/** Bytes by which a PDF is known. */
const HEAD = 1_024;

/** The address the shop's mail and record link. */
export function leadFileUrl({ id }: LeadFile, siteUrl: string): string {
  return new URL(`${LEAD_FILES_PATH}${id}`, siteUrl).href;
}

/**
 * Reads a form's file, judged by its content and cleaned of what it tells by the way. Refused on the
 * reader, or undefined when none was sent. Nothing is opened while the form has other faults.
 */
export async function readLeadFile(
  form: FormReader,
  name: string,
  posted: PostedFile | undefined,
): Promise<LeadFile | undefined> {
  if (!posted) return undefined;
  const inTurn = fileTypeOf(await posted.read(HEAD)) === "pdf" ? pdfs : pictures;
  return inTurn(async () => {
    const bytes = await posted.read();
    const judged = judgeOfferFile({ name: posted.name, bytes });
    if (!judged.ok) form.refuse(name, judged.message);
    if (!judged.ok || form.errors) return undefined;
    try {
      return await cleaned(bytes, judged.type);
    } catch (error) {
      form.refuse(name, messageFor(error));
      return undefined;
    }
  });
}

async function cleaned(bytes: Buffer, type: OfferFileType): Promise<LeadFile> {
  const id = randomBytes(32).toString("hex");
  return type === "pdf"
    ? { id, type: "application/pdf", bytes: await cleanPdf(bytes) }
    : { id, type: "image/jpeg", bytes: await cleanPicture(bytes, type) };
}

function messageFor(error: unknown): string {
  if (error instanceof LockedPdf) return offerFileMessages.locked;
  if (error instanceof TooManyPixels) return offerFileMessages.tooManyPixels;
  return offerFileMessages.unreadable;
}
