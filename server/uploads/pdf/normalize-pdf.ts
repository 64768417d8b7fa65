import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";

/** The PDF can be opened only with a password, or with a key that we don't have. */
export class NeedsPassword extends Error {}

const WASM_FILE = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");

/** PDFium's constants (fpdfview.h, fpdf_save.h, fpdf_flatten.h). */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const SAVE_WITHOUT_ENCRYPTION = 3;
const FLATTEN_FOR_DISPLAY = 0;
const APPEARANCE_NORMAL = 0;

/**
 * Rewrites a PDF as PDFium, Chrome's own reader, understands it: repaired, not encrypted, without
 * object streams, and with everything on top of pages (filled-in fields, stamps, notes) drawn into
 * them.
 * @throws NeedsPassword if it needs a password; another error if it can't be read as a PDF.
 */
export function normalizePdf(pdfium: WrappedPdfiumModule, posted: Uint8Array): Uint8Array {
  const start = pdfium.pdfium.wasmExports.malloc(posted.length);
  if (start === 0) throw new Error("No memory for this PDF");
  memoryOf(pdfium).set(posted, start);
  const document = pdfium.FPDF_LoadMemDocument(start, posted.length, "");
  if (document === 0) {
    const reason = pdfium.FPDF_GetLastError();
    if (reason === ERROR_PASSWORD || reason === ERROR_SECURITY) throw new NeedsPassword();
    throw new Error(`PDFium can't read it (${reason})`);
  }
  flattenAnnotations(pdfium, document);
  return save(pdfium, document);
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** A PDFium instance with memory of its own, loaded from its package; its output is dropped. */
export async function openPdfium(): Promise<WrappedPdfiumModule> {
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

/** Forms are loaded so that PDFium also draws fields that have no appearance of their own. */
function flattenAnnotations(pdfium: WrappedPdfiumModule, document: number): void {
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(
    document,
    pdfium.PDFiumExt_OpenFormFillInfo(),
  );
  const count = pdfium.FPDF_GetPageCount(document);
  for (let index = 0; index < count; index++) {
    // Counted before the page is opened, because opening it is slow.
    const annotations = pdfium.EPDFPage_GetAnnotCountRaw(document, index);
    const page = annotations > 0 ? pdfium.FPDF_LoadPage(document, index) : 0;
    if (page === 0) continue;
    if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form);
    for (let at = 0; at < annotations; at++) drawAppearance(pdfium, page, at);
    pdfium.FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY);
    pdfium.FPDF_ClosePage(page);
  }
}

/**
 * Gives a note or mark on a page the appearance that PDF readers give it when the file has none.
 */
function drawAppearance(pdfium: WrappedPdfiumModule, page: number, at: number): void {
  const annotation = pdfium.FPDFPage_GetAnnot(page, at);
  if (annotation === 0) return;
  if (!pdfium.EPDFAnnot_HasAppearanceStream(annotation, APPEARANCE_NORMAL)) {
    pdfium.EPDFAnnot_GenerateAppearance(annotation);
  }
  pdfium.FPDFPage_CloseAnnot(annotation);
}

function save(pdfium: WrappedPdfiumModule, document: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  if (!pdfium.FPDF_SaveAsCopy(document, writer, SAVE_WITHOUT_ENCRYPTION)) {
    throw new Error("PDFium can't write it");
  }
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const start = pdfium.pdfium.wasmExports.malloc(size);
  if (start === 0) throw new Error("No memory for this PDF");
  pdfium.PDFiumExt_GetFileWriterData(writer, start, size);
  return memoryOf(pdfium).slice(start, start + size);
}

/** PDFium's memory; a new array each time it has grown. The package leaves it untyped. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}
