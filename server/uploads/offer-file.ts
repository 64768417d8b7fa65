import { formLimits } from "#domain/form-limits.ts";
import { priceMatchMessages } from "#domain/price-match-form.ts";
import { fileTypeOf, type OfferFileType } from "./file-type.ts";
import { describeUnsupported } from "./unsupported-types.ts";

/** A file to be checked. */
export interface OfferFile {
  /** The name the shopper's browser sent. */
  name: string;
  bytes: Buffer;
}

/** Messages for files that aren't accepted; each tells the shopper what to do instead. */
export const offerFileMessages = {
  empty: "That file is empty. Please choose it again, or send the form without it.",
  tooLarge: priceMatchMessages.offerFile,
  wrongType:
    "Please send a picture (JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF) or a PDF. This file is none of them.",
  oddName: "That file's name has signs we don't take. Please rename it, for example to offer.jpg.",
  unreadable:
    "We couldn't read that file. Please take a screenshot of it and send that, or leave it out.",
  tooManyPixels:
    "That picture is larger than we can open. Please send a screenshot of the part with the price, or leave it out.",
  locked:
    "That PDF opens only with a password. Please send a screenshot of it, or save it without the password.",
  /** For a type that we recognize but don't accept. */
  otherKind: (name: string, instead: string) => `That file is ${name}. ${instead}`,
} as const;

/** Slashes, control characters and names of dots only, which may point outside a folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE_NAME = /[/\\\u0000-\u001f\u007f]|^\.+$/;

export type FileCheck = { ok: true; type: OfferFileType } | { ok: false; message: string };

/** Checks a file's name, size and content before it is processed (rule 12.5). */
export function checkOfferFile({ name, bytes }: OfferFile): FileCheck {
  if (UNSAFE_NAME.test(name)) return { ok: false, message: offerFileMessages.oddName };
  if (bytes.length === 0) return { ok: false, message: offerFileMessages.empty };
  if (bytes.length > formLimits.fileBytes)
    return { ok: false, message: offerFileMessages.tooLarge };
  const type = fileTypeOf(bytes);
  if (type) return { ok: true, type };
  const kind = describeUnsupported(bytes);
  const message = kind
    ? offerFileMessages.otherKind(kind.name, kind.instead)
    : offerFileMessages.wrongType;
  return { ok: false, message };
}
