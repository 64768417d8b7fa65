/** All names a PDF of pictures consists of (ISO 32000-1); none of them can do anything. */
const ALLOWED_NAMES = new Set([
  "Type",
  "Catalog",
  "Pages",
  "Kids",
  "Count",
  "Page",
  "Parent",
  "MediaBox",
  "Contents",
  "Resources",
  "XObject",
  "Picture",
  "Subtype",
  "Image",
  "Width",
  "Height",
  "ColorSpace",
  "DeviceRGB",
  "BitsPerComponent",
  "Filter",
  "DCTDecode",
  "Length",
  "Size",
  "Root",
]);

/**
 * The JPEGs in a PDF of pictures, one for each page. Reads the file's text, reachable or not, so
 * that nothing in it is overlooked.
 * @throws if the file has anything else.
 */
export function picturesInPdf(pdf: Buffer): Buffer[] {
  const pictures: Buffer[] = [];
  let text = "";
  let at = 0;
  for (;;) {
    const start = pdf.indexOf("stream\n", at);
    if (start < 0) break;
    text += pdf.toString("latin1", at, start);
    const length = Number(/\/Length (\d+)>>\n$/.exec(text)?.[1]);
    const content = pdf.subarray(start + "stream\n".length, start + "stream\n".length + length);
    if (content[0] === 0xff) pictures.push(content);
    else text += content.toString("latin1");
    at = start + "stream\n".length + length + "\nendstream".length;
  }
  text += pdf.toString("latin1", at);
  const others = [...text.matchAll(/\/(\w*)/g)].filter(([, name = ""]) => !ALLOWED_NAMES.has(name));
  if (others.length > 0) throw new Error(`More than pictures: ${others.join(" ")}`);
  if (text.match(/\/Type\/Page\//g)?.length !== pictures.length) throw new Error("An odd page");
  return pictures;
}
