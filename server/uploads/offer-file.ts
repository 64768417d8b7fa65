import { copyIn as priceMatchCopy } from "#copy-in/price-match-problems.ts";
import { copyIn } from "#copy-in/uploads.ts";
import { formLimits } from "#domain/form-limits.ts";
import type { Language } from "#domain/language.ts";
import { fileTypeOf, type OfferFileType } from "./file-type.ts";
import { describeUnsupported, type UnsupportedType } from "./unsupported-types.ts";

/** A file to be checked. */
export interface OfferFile {
  /** The name the shopper's browser sent. */
  name: string;
  bytes: Buffer;
}

/** Slashes, control characters and names of dots only, which may point outside a folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE_NAME = /[/\\\u0000-\u001f\u007f]|^\.+$/;

/** Why a file isn't accepted. */
export type FileProblem =
  | "oddName"
  | "empty"
  | "tooLarge"
  | "wrongType"
  | "unreadable"
  | "tooManyPixels"
  | "locked"
  | UnsupportedType;

export type FileCheck = { ok: true; type: OfferFileType } | { ok: false; problem: FileProblem };

/** Checks a file's name, size and content before it is processed (rule 12.5). */
export function checkOfferFile({ name, bytes }: OfferFile): FileCheck {
  if (UNSAFE_NAME.test(name)) return { ok: false, problem: "oddName" };
  if (bytes.length === 0) return { ok: false, problem: "empty" };
  if (bytes.length > formLimits.fileBytes) return { ok: false, problem: "tooLarge" };
  const type = fileTypeOf(bytes);
  if (type) return { ok: true, type };
  return { ok: false, problem: describeUnsupported(bytes) ?? "wrongType" };
}

/** Tells the shopper what to do instead. */
export function fileProblemText(language: Language, problem: FileProblem): string {
  const copy = copyIn[language];
  if (problem === "tooLarge") return priceMatchCopy[language].problems.offerFileTooLarge;
  if (typeof problem === "string") return copy[problem];
  return copy.otherKind[problem.instead]({ name: copy.kinds[problem.kind] });
}
