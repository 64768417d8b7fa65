import { appendObjects, OFFER_TEXT, type PdfFileParts, pdfFile } from "./pdf-file.ts";

/** Text that a cleaned PDF must no longer contain. */
export const SECRET = "Tattletale 29.7604 N";

const script = `<</S/JavaScript/JS(app.alert\\('${SECRET}'\\))>>`;
const secretStream = { dict: "", stream: `the file ${SECRET}` };
const fileSpec = "<</Type/Filespec/F(private.txt)/EF<</F 11 0 R>>>>";
const annotation = (entries: string): PdfFileParts => ({
  page: "/Annots[10 0 R]",
  objects: { 10: `<</Type/Annot/Rect[10 10 50 50]${entries}>>`, 11: secretStream },
});
const xmp = { dict: "/Type/Metadata/Subtype/XML", stream: `<x:xmpmeta>${SECRET}</x:xmpmeta>` };

/**
 * PDFs with hidden content beyond their page, by that content. Every page has the same line of
 * text.
 */
export const hostilePdfs: Readonly<Record<string, Buffer>> = {
  "attached files": pdfFile({
    ...annotation(`/Subtype/FileAttachment/FS${fileSpec}/Contents(${SECRET})`),
    catalog: `/Names<</EmbeddedFiles<</Names[(a)${fileSpec}]>>>>/AF[${fileSpec}]`,
  }),
  "scripts at opening, in the names tree and at events": pdfFile({
    catalog: `/OpenAction${script}/Names<</JavaScript<</Names[(a)${script}]>>>>/AA<</WC${script}>>`,
    page: `/AA<</O${script}>>`,
  }),
  "keys written with signs for letters": pdfFile({
    catalog: `/Open#41ction<</S/J#61vaScript/#4a#53(${SECRET})>>`,
  }),
  "a program to start": pdfFile({
    catalog: `/OpenAction<</S/Launch/F(${SECRET})/Win<</F(cmd.exe)>>>>`,
  }),
  "a link": pdfFile(annotation(`/Subtype/Link/A<</S/URI/URI(http://x/${SECRET})>>`)),
  "a form with scripts, and an XFA form": pdfFile({
    ...annotation(`/Subtype/Widget/FT/Tx/T(${SECRET})/AA<</K${script}>>`),
    catalog: "/AcroForm<</Fields[10 0 R]/XFA[(template) 11 0 R]/NeedAppearances true>>",
  }),
  "a film": pdfFile(
    annotation(`/Subtype/RichMedia/RichMediaContent<</Assets<</Names[(a)${fileSpec}]>>>>`),
  ),
  "descriptions of document and page": pdfFile({
    catalog: `/Metadata 10 0 R/Lang(${SECRET})/PieceInfo<</App<</Private(${SECRET})>>>>`,
    page: `/Metadata 10 0 R/VP[<</BBox[0 0 9 9]/Measure<</GCS<</WKT(${SECRET})>>>>>>]`,
    trailer: "/Info 11 0 R",
    objects: { 10: xmp, 11: `<</Author(${SECRET})/Title(${SECRET})>>` },
  }),
  "text that isn't shown": pdfFile({
    content: `BT /F1 12 Tf 20 100 Td (${OFFER_TEXT}) Tj 3 Tr (${SECRET}) Tj ET`,
  }),
  "an earlier state, replaced since": appendObjects(
    pdfFile({ content: `BT /F1 9 Tf (${SECRET}) Tj ET` }),
    { 4: { dict: "", stream: `BT /F1 12 Tf 20 100 Td (${OFFER_TEXT}) Tj ET` } },
    "/Root 1 0 R/Prev 0",
  ),
  "something behind its end": Buffer.concat([pdfFile(), Buffer.from(`PK\x03\x04 ${SECRET}`)]),
  "pictures that are none": pdfFile({
    resources: "/XObject<</A 10 0 R/B 11 0 R>>",
    content: `/A Do /B Do BT /F1 12 Tf 20 100 Td (${OFFER_TEXT}) Tj ET`,
    objects: {
      10: { dict: "/Subtype/Image/Filter/DCTDecode", stream: SECRET },
      11: { dict: "/Subtype/Image/Filter/JPXDecode", stream: SECRET },
    },
  }),
};
