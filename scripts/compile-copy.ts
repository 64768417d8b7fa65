// Compiles the texts in copy/ to what pages and server import, if they changed.
import { printOwnerErrorAndExit } from "#server/platform/print-owner-error.ts";
import { compileCopy } from "./copy/compile-copy.ts";

try {
  compileCopy();
} catch (error) {
  printOwnerErrorAndExit(error);
}
