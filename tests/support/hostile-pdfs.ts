import { appendObjects, OFFER_TEXT, pdfFile } from "./pdf-file.ts";

/** Text that a cleaned PDF must no longer contain. */
export const SECRET = "Tattletale 29.7604 N";

const script = `<</S/JavaScript/JS(app.alert\\('${SECRET}'\\))>>`;
const secretStream = { dict: "", stream: `the file ${SECRET}` };
const fileSpec = "<</Type/Filespec/F(private.txt)/EF<</F 11 0 R>>>>";
const annotation = (entries: string) => ({
  page: "/Annots[10 0 R]",
  objects: { 10: `<</Type/Annot/Rect[10 10 50 50]${entries}>>`, 11: secretStream },
});
const xmp = { dict: "/Type/Metadata/Subtype/XML", stream: `<x:xmpmeta>${SECRET}</x:xmpmeta>` };

/**
 * PDFs with hidden content beyond their page, by that content. Every page has the same line of
 * text.
 */
export const hostilePdfs: Readonly<Record<string, () => Buffer>> = {
  "a file attached by the names tree": () =>
    pdfFile({
      catalog: "/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>",
      objects: { 10: fileSpec, 11: { ...secretStream, dict: "/Type/EmbeddedFile" } },
    }),
  "a file attached without saying so": () =>
    pdfFile({
      catalog: "/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>",
      objects: { 10: fileSpec, 11: secretStream },
    }),
  "a file attached to a note": () =>
    pdfFile(annotation(`/Subtype/FileAttachment/FS${fileSpec}/Contents(${SECRET})`)),
  "files associated with everything": () =>
    pdfFile({
      catalog: "/AF[10 0 R]",
      page: "/AF[10 0 R]",
      objects: { 10: fileSpec, 11: secretStream },
    }),
  "a script at opening": () => pdfFile({ catalog: `/OpenAction${script}` }),
  "a script in the names tree": () =>
    pdfFile({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` }),
  "scripts at page and document events": () =>
    pdfFile({ catalog: `/AA<</WC${script}>>`, page: `/AA<</O${script}>>` }),
  "a script behind other actions": () =>
    pdfFile({
      catalog: "/OpenAction 10 0 R",
      objects: {
        10: "<</S/GoTo/D[3 0 R/Fit]/Next[11 0 R]>>",
        11: "<</S/Named/N/NextPage/Next 12 0 R>>",
        12: script,
      },
    }),
  "a script in a stream": () =>
    pdfFile({
      catalog: "/OpenAction<</S/JavaScript/JS 10 0 R>>",
      objects: { 10: secretStream },
    }),
  "keys written with signs for letters": () =>
    pdfFile({
      catalog: `/Open#41ction<</S/J#61vaScript/#4a#53(${SECRET})>>/N#61mes<</Embedded#46iles<</Names[(a)<</#45F<</F 11 0 R>>>>]>>>>`,
      objects: { 11: secretStream },
    }),
  "a program to start": () =>
    pdfFile({ catalog: `/OpenAction<</S/Launch/F(${SECRET})/Win<</F(cmd.exe)>>>>` }),
  "a form to send": () =>
    pdfFile(annotation(`/Subtype/Link/A<</S/SubmitForm/F<</FS/URL/F(http://x/${SECRET})>>>>`)),
  "a link": () => pdfFile(annotation(`/Subtype/Link/A<</S/URI/URI(http://x/${SECRET})>>`)),
  "a jump into another file": () =>
    pdfFile(annotation(`/Subtype/Link/A<</S/GoToR/F(${SECRET})/D[0/Fit]>>`)),
  "a form with scripts, and an XFA form": () =>
    pdfFile({
      catalog: "/AcroForm<</Fields[10 0 R]/XFA[(template) 11 0 R]/NeedAppearances true>>",
      page: "/Annots[10 0 R]",
      objects: {
        10: `<</Type/Annot/Subtype/Widget/FT/Tx/T(${SECRET})/Rect[0 0 9 9]/AA<</K${script}>>>>`,
        11: secretStream,
      },
    }),
  "a 3D scene": () => pdfFile(annotation("/Subtype/3D/3DD 11 0 R/3DA<</A/PO>>")),
  "a film": () =>
    pdfFile(annotation(`/Subtype/RichMedia/RichMediaContent<</Assets<</Names[(a)${fileSpec}]>>>>`)),
  "a sound": () => pdfFile(annotation("/Subtype/Sound/Sound 11 0 R")),
  "a rendition with a script": () =>
    pdfFile(annotation(`/Subtype/Screen/A<</S/Rendition/JS(${SECRET})>>`)),
  "descriptions of document, page and picture": () =>
    pdfFile({
      catalog: "/Metadata 10 0 R",
      page: "/Metadata 10 0 R",
      resources: "/XObject<</X 12 0 R>>",
      trailer: "/Info 13 0 R",
      objects: {
        10: xmp,
        12: { dict: "/Subtype/Form/BBox[0 0 9 9]/Metadata 10 0 R", stream: "0 0 5 5 re f" },
        13: `<</Author(${SECRET})/Title(${SECRET})>>`,
      },
    }),
  "a place on the map": () =>
    pdfFile({
      page: `/VP[<</BBox[0 0 9 9]/Measure<</Subtype/GEO/GPTS[29.7604 -95.3698]/GCS<</WKT(${SECRET})>>>>>>]/LGIDict<</D(${SECRET})>>`,
    }),
  "programs' own notes": () =>
    pdfFile({
      catalog: `/PieceInfo<</App<</Private(${SECRET})>>>>/Lang(${SECRET})/URI<</Base(${SECRET})>>`,
      page: `/PieceInfo<</App<</Private(${SECRET})>>>>/Thumb 10 0 R/LastModified(${SECRET})`,
      objects: { 10: secretStream },
    }),
  "bookmarks, labels and alternate texts": () =>
    pdfFile({
      catalog: `/Outlines 10 0 R/PageLabels<</Nums[0<</P(${SECRET})>>]>>/StructTreeRoot 12 0 R`,
      objects: {
        10: "<</First 11 0 R/Last 11 0 R/Count 1>>",
        11: `<</Title(${SECRET})/Parent 10 0 R/A${script}>>`,
        12: `<</Type/StructTreeRoot/K<</S/Figure/Alt(${SECRET})>>>>`,
      },
    }),
  "an earlier state, replaced since": () =>
    appendObjects(
      pdfFile({ content: `BT /F1 9 Tf (${SECRET}) Tj ET` }),
      { 4: { dict: "", stream: `BT /F1 12 Tf 20 100 Td (${OFFER_TEXT}) Tj ET` } },
      "/Root 1 0 R/Prev 0",
    ),
  "an object that nothing points at": () =>
    pdfFile({ objects: { 10: secretStream, 11: `(${SECRET})` } }),
  "something behind its end": () => Buffer.concat([pdfFile(), Buffer.from(`PK\x03\x04 ${SECRET}`)]),
  "pictures that are none": () =>
    pdfFile({
      resources: "/XObject<</A 10 0 R/B 11 0 R/C 12 0 R>>",
      objects: {
        10: secretStream,
        11: { dict: "/Subtype/Image/Filter/DCTDecode", stream: SECRET },
        12: { dict: "/Subtype/Image/Filter/JPXDecode", stream: SECRET },
      },
    }),
};
