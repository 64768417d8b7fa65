interface Size {
  width: number;
  height: number;
}

/** A picture that fills a page of its own. */
export interface PicturePage {
  /** The page's size in points (1/72 inch). */
  points: Size;
  /** The picture's size in pixels. */
  size: Size;
  /** The picture, a JPEG in RGB. */
  jpeg: Buffer;
}

/** The catalog and the page tree come first; every page adds itself, its content and its picture. */
const FIRST_PAGE = 3;
const OBJECTS_PER_PAGE = 3;

/** Writes a PDF (ISO 32000-1) with a picture on every page and nothing else. */
export function pdfOfPictures(pages: readonly PicturePage[]): Buffer {
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * OBJECTS_PER_PAGE} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    ...pages.flatMap(objectsOf),
  ];
  let file = "%PDF-1.4\n";
  let table = "0000000000 65535 f \n";
  for (const [index, object] of objects.entries()) {
    table += `${String(file.length).padStart(10, "0")} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const count = objects.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${count}\n${table}${trailer}`, "latin1");
}

/** The objects of a page, written as Latin-1. */
function objectsOf({ points, size, jpeg }: PicturePage, index: number): string[] {
  const [content, picture] = [1, 2].map((at) => FIRST_PAGE + index * OBJECTS_PER_PAGE + at);
  const [width, height] = [points.width.toFixed(2), points.height.toFixed(2)];
  const page = `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${content} 0 R`;
  const pixels = `/Width ${size.width}/Height ${size.height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  return [
    `<<${page}/Resources<</XObject<</Picture ${picture} 0 R>>>>>>`,
    stream("", `${width} 0 0 ${height} 0 0 cm /Picture Do`),
    stream(`/Type/XObject/Subtype/Image${pixels}/Filter/DCTDecode`, jpeg.toString("latin1")),
  ];
}

function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}
