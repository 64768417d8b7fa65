/** One object of a PDF: its text, and the bytes of its stream if it is one. */
export type PdfObject = string | { dict: string; stream: string | Buffer };

export interface PdfFileParts {
  /** Additional entries of the catalog, such as `/OpenAction 10 0 R`. */
  catalog?: string;
  /** Additional entries of the page. */
  page?: string;
  /** Additional resources of the page. */
  resources?: string;
  /** The page's drawing commands; a line of text by default. */
  content?: string;
  /** Additional objects, by number; 1 to 5 are taken. */
  objects?: Readonly<Record<number, PdfObject>>;
  /** Additional entries of the trailer. */
  trailer?: string;
}

/** The text on the page of every such file. */
export const OFFER_TEXT = "Sofa offer $499.00";
const CONTENT = `BT /F1 12 Tf 20 100 Td (${OFFER_TEXT}) Tj ET`;

/** A small complete PDF with one page, uncompressed, with its cross-reference table. */
export function pdfFile(parts: PdfFileParts = {}): Buffer {
  const objects: Record<number, PdfObject> = {
    1: `<</Type/Catalog/Pages 2 0 R ${parts.catalog ?? ""}>>`,
    2: "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${parts.resources ?? ""}>>${parts.page ?? ""}>>`,
    4: { dict: "", stream: parts.content ?? CONTENT },
    5: "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...parts.objects,
  };
  return appendObjects(Buffer.from("%PDF-1.7\n"), objects, `/Root 1 0 R${parts.trailer ?? ""}`);
}

/** Appends objects to a PDF, as programs do that save changes (or to a bare header). */
export function appendObjects(
  before: Buffer,
  objects: Readonly<Record<number, PdfObject>>,
  trailer: string,
): Buffer {
  const parts = [before];
  let length = before.length;
  const add = (bytes: Buffer) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const table: string[] = [];
  for (const [number, object] of Object.entries(objects)) {
    table.push(`${number} 1\n${String(length).padStart(10, "0")} 00000 n \n`);
    add(
      Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytesOf(object), Buffer.from("\nendobj\n")]),
    );
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const start = length;
  const end = `trailer\n<</Size ${size}${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  add(Buffer.from(`xref\n0 1\n0000000000 65535 f \n${table.join("")}${end}`));
  return Buffer.concat(parts);
}

function bytesOf(object: PdfObject): Buffer {
  if (typeof object === "string") return Buffer.from(object);
  const stream = Buffer.from(object.stream);
  const head = `<<${object.dict}/Length ${stream.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from("\nendstream")]);
}
