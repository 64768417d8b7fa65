import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pdfFile } from "#tests/support/pdf-file.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { cleanPdf, PasswordProtectedPdf } from "./clean-pdf.ts";

const sample = (name: string) => readFileSync(`tests/fixtures/uploads/${name}`);

/** Compressed spaces; each megabyte takes about a kilobyte. */
function compressedSpaces(megabytes: number): Buffer {
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, " "), options);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => megabyte),
    Buffer.from([3, 0]),
  ]);
}

function annotatedPdf(stream: Buffer): Buffer {
  const page = "/Annots[<</Type/Annot/Subtype/Text/Rect[0 0 9 9]>>]";
  return pdfFile({ page, objects: { 4: { dict: "/Filter/FlateDecode", stream } } });
}

describe("a PDF cleaned in a separate process", () => {
  it("F3: keeps only its page, even if it was restricted", async () => {
    const { keys, text, pages } = await readPdf(await cleanPdf(sample("owner-password-only.pdf")));
    expect(pages).toBe(1);
    expect(text).toContain("GapQh0E=F,0U");
    expect(text).not.toContain("Dana Whitfield");
    expect(keys).not.toContain("Encrypt");
  });

  it("F3: is refused as locked only when it needs a password", async () => {
    await expect(cleanPdf(sample("needs-a-password.pdf"))).rejects.toBeInstanceOf(
      PasswordProtectedPdf,
    );
  });

  it("is refused, but not as locked, when it isn't a PDF", async () => {
    const reason = await cleanPdf(Buffer.from("%PDF-1.7\nno more")).catch((error) => error);
    expect(reason).toBeInstanceOf(Error);
    expect(reason).not.toBeInstanceOf(PasswordProtectedPdf);
  });

  it("is refused when it takes too long, and the next one works", async () => {
    const slow = cleanPdf(annotatedPdf(compressedSpaces(40)), 1);
    const next = cleanPdf(pdfFile());
    await expect(slow).rejects.toThrow("Ended without a response");
    expect((await readPdf(await next)).pages).toBe(1);
  });

  it("is refused when it exceeds the process's memory", async () => {
    await expect(cleanPdf(annotatedPdf(compressedSpaces(400)))).rejects.toThrow();
  });
});
