import { randomBytes } from "node:crypto";
import { serialQueue } from "#server/platform/serial-queue.ts";
import { cleanPdf, PasswordProtectedPdf } from "#server/uploads/clean-pdf.ts";
import { cleanPicture } from "#server/uploads/clean-picture.ts";
import { fileTypeOf, type OfferFileType } from "#server/uploads/file-type.ts";
import { checkOfferFile, type FileProblem, fileProblemText } from "#server/uploads/offer-file.ts";
import { TooManyPixels } from "#server/uploads/picture-size.ts";
import type { FormReader } from "./form-reader.ts";
import type { PostedFile } from "./submission.ts";

/** A file that belongs to a lead: stored and erased with it. */
export interface LeadFile {
  /** Unguessable, because anyone with the link can see the file. */
  id: string;
  type: "image/jpeg" | "application/pdf";
  bytes: Buffer;
}

/** Path prefix of the links to leads' files. */
export const LEAD_FILES_PATH = "/lead-files/";

/** At most one picture and one PDF are processed at a time, to limit memory. */
const [pictures, pdfs] = [serialQueue(), serialQueue()];
/** How many bytes are needed to recognize a PDF. */
const HEAD_BYTES = 1_024;

/** The file's address as used in the shop email and the lead record. */
export function leadFileUrl({ id }: LeadFile, siteUrl: string): string {
  return new URL(`${LEAD_FILES_PATH}${id}`, siteUrl).href;
}

/**
 * Reads a form's file, checks it by its content and removes metadata. Adds a field error if it is
 * rejected. Returns undefined then, if no file was sent, or if the form has other errors.
 */
export async function readOfferFile(
  form: FormReader,
  name: string,
  posted: PostedFile | undefined,
): Promise<LeadFile | undefined> {
  if (!posted) return undefined;
  const enqueue = fileTypeOf(await posted.read(HEAD_BYTES)) === "pdf" ? pdfs : pictures;
  return enqueue(async () => {
    const bytes = await posted.read();
    const checked = checkOfferFile({ name: posted.name, bytes });
    if (!checked.ok) form.addError(name, fileProblemText(form.language, checked.problem));
    if (!checked.ok || form.errors) return undefined;
    try {
      return await cleaned(bytes, checked.type);
    } catch (error) {
      form.addError(name, fileProblemText(form.language, problemOf(error)));
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

function problemOf(error: unknown): FileProblem {
  if (error instanceof PasswordProtectedPdf) return "locked";
  if (error instanceof TooManyPixels) return "tooManyPixels";
  return "unreadable";
}
