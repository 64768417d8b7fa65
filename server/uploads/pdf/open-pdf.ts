import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** The PDF can be opened only with a password, or with a key that we don't have. */
export class NeedsPassword extends Error {}

interface Size {
  width: number;
  height: number;
}

/** What a page of a PDF looks like. */
export interface DrawnPage {
  /** The page's size in points (1/72 inch), as it is shown. */
  points: Size;
  /** The drawing's size in pixels. */
  size: Size;
  /** Red, green and blue, a byte each, row by row. */
  pixels: Uint8Array;
}

/** An opened PDF. */
export interface OpenedPdf {
  count: number;
  /**
   * Draws a page on white with everything on top of it: filled-in fields, stamps, notes.
   * @returns undefined if there is no such page, because a broken file may count more than it has.
   * @throws if it takes too much memory.
   */
  draw(index: number): DrawnPage | undefined;
}

/** Enough to read text of 8 points: 200 pixels an inch. */
const PIXELS_PER_POINT = 200 / 72;
/** Larger pages are drawn smaller; a page of 11 by 17 inches has 7.5 million at full size. */
const MAX_PIXELS = 12_000_000;
/** The longest side a page of a PDF may have in all readers: 200 inches. */
const MAX_POINTS = 14_400;

/** PDFium's constants (fpdfview.h). */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const FORMAT_BGR = 2;
const BYTES_PER_PIXEL = 3;
const DRAW_ANNOTATIONS = 0x01;
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;

const WASM_FILE = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");

/**
 * Opens a PDF with PDFium, Chrome's own reader, which repairs what it can. Each PDF gets an instance
 * with memory of its own, so that none can reach another's bytes.
 * @throws NeedsPassword if it needs a password; another error if it can't be read as a PDF.
 */
export async function openPdf(posted: Uint8Array): Promise<OpenedPdf> {
  const pdfium = await startPdfium();
  const document = loadDocument(pdfium, posted) || loadDocument(pdfium, withTrailer(posted));
  if (document === 0) {
    const reason = pdfium.FPDF_GetLastError();
    if (reason === ERROR_PASSWORD || reason === ERROR_SECURITY) throw new NeedsPassword();
    throw new Error(`PDFium can't read it (${reason})`);
  }
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(
    document,
    pdfium.PDFiumExt_OpenFormFillInfo(),
  );
  return {
    count: pdfium.FPDF_GetPageCount(document),
    draw: (index) => drawPage(pdfium, document, form, index),
  };
}

/** Returns PDFium's handle of the document, or 0. */
function loadDocument(pdfium: WrappedPdfiumModule, file: Uint8Array): number {
  const start = allocate(pdfium, file.length);
  memoryOf(pdfium).set(file, start);
  return pdfium.FPDF_LoadMemDocument(start, file.length, "");
}

/** PDFium finds every object of a file that lost its end, but not which one is the document. */
function withTrailer(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString("latin1");
  const catalog = /\b(\d{1,10} \d{1,5}) obj(?:(?!endobj)[\s\S]){0,2000}?\/Type\s*\/Catalog\b/;
  const [, root] = catalog.exec(text) ?? [];
  if (!root || text.includes("/Encrypt")) return file;
  return Buffer.concat([file, Buffer.from(`\ntrailer\n<</Root ${root} R>>\n%%EOF\n`)]);
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** A PDFium instance, loaded from its package; its output is dropped. */
async function startPdfium(): Promise<WrappedPdfiumModule> {
  compiled ??= WebAssembly.compile(readFileSync(WASM_FILE));
  const module = await compiled;
  const silent = () => undefined;
  const pdfium = await init({
    instantiateWasm: (
      imports: WebAssembly.Imports,
      started: (instance: WebAssembly.Instance) => void,
    ) => {
      void WebAssembly.instantiate(module, imports).then(started);
      return {};
    },
    print: silent,
    printErr: silent,
  });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

function drawPage(
  pdfium: WrappedPdfiumModule,
  document: number,
  form: number,
  index: number,
): DrawnPage | undefined {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const { points, size } = sizesOf({
    width: pdfium.FPDF_GetPageWidthF(page),
    height: pdfium.FPDF_GetPageHeightF(page),
  });
  const { width, height } = size;
  const length = width * height * BYTES_PER_PIXEL;
  const start = allocate(pdfium, length);
  const bitmap = pdfium.FPDFBitmap_CreateEx(
    width,
    height,
    FORMAT_BGR,
    start,
    width * BYTES_PER_PIXEL,
  );
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  const area = [0, 0, width, height, 0] as const;
  pdfium.FPDF_RenderPageBitmap(bitmap, page, ...area, DRAW_ANNOTATIONS | RED_FIRST);
  // Forms are drawn apart, because fields may have no appearance of their own.
  pdfium.FPDF_FFLDraw(form, bitmap, page, ...area, RED_FIRST);
  const pixels = memoryOf(pdfium).slice(start, start + length);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.pdfium.wasmExports.free(start);
  pdfium.FORM_OnBeforeClosePage(page, form);
  pdfium.FPDF_ClosePage(page);
  return { points, size, pixels };
}

/** The size that a page and its drawing get: never empty, and within the limits. */
function sizesOf(page: Size): { points: Size; size: Size } {
  const shrink = Math.min(1, MAX_POINTS / Math.max(page.width, page.height));
  const points = {
    width: Math.max(1, page.width * shrink),
    height: Math.max(1, page.height * shrink),
  };
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PIXELS / (points.width * points.height)));
  const size = {
    width: Math.max(1, Math.floor(points.width * scale)),
    height: Math.max(1, Math.floor(points.height * scale)),
  };
  return { points, size };
}

function allocate({ pdfium }: WrappedPdfiumModule, length: number): number {
  const start = pdfium.wasmExports.malloc(length);
  if (start === 0) throw new Error("No memory for this PDF");
  return start;
}

/** PDFium's memory; a new array each time it has grown. The package leaves it untyped. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}
