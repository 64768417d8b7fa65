/** Keys a page may have: its size, its rotation and what draws it. */
export const PAGE_KEYS = [
  "MediaBox",
  "CropBox",
  "BleedBox",
  "TrimBox",
  "ArtBox",
  "Rotate",
  "UserUnit",
  "Resources",
  "Contents",
  "Group",
] as const;

/** Keys that a page inherits from the page tree (ISO 32000-2, table 31). */
export const INHERITED_KEYS: ReadonlySet<string> = new Set([
  "MediaBox",
  "CropBox",
  "Rotate",
  "Resources",
]);

/** Categories of resources; each contains names chosen by the file. */
export const RESOURCE_KEYS = [
  "ExtGState",
  "ColorSpace",
  "Pattern",
  "Shading",
  "Font",
  "Properties",
] as const;

/** Keys whose values contain names chosen by the file. */
export const NAMED_BY_FILE: ReadonlySet<string> = new Set(["CharProcs", "Colorants"]);

const keyList = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/**
 * All other keys of a PDF that draw something (ISO 32000-2). Keys that aren't listed are left out:
 * scripts, actions, attachments, forms, links, descriptions, thumbnails, locations and whatever
 * programs add.
 */
export const DRAWING_KEYS: ReadonlySet<string> = new Set([
  ...keyList("Type Subtype Name"),
  // Streams and their encodings
  ...keyList(
    "Filter DecodeParms Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine",
  ),
  ...keyList("EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals"),
  ...keyList("ColorTransform"),
  // Images, forms and groups
  ...keyList("Width Height ColorSpace Intent ImageMask Mask Decode Interpolate SMask SMaskInData"),
  ...keyList("Matte FormType BBox Matrix Resources Group S CS I OC"),
  // Graphics state
  ...keyList(
    "LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC",
  ),
  // Functions and colors
  ...keyList("FunctionType Domain Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds"),
  ...keyList("Alternate WhitePoint BlackPoint Gamma Colorants Process Components MixingHints"),
  ...keyList("Solidities PrintingOrder DotGain"),
  // Patterns and shadings
  ...keyList("PatternType PaintType TilingType XStep YStep Shading ExtGState ShadingType"),
  ...keyList("Background AntiAlias Coords Function Extend BitsPerCoordinate BitsPerFlag"),
  ...keyList("VerticesPerRow"),
  // Fonts
  ...keyList(
    "BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts",
  ),
  ...keyList(
    "FontBBox FontMatrix CharProcs CIDSystemInfo Registry Ordering Supplement DW W DW2 W2",
  ),
  ...keyList("CIDToGIDMap BaseEncoding Differences CMapName WMode UseCMap FontName FontFamily"),
  ...keyList("FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight"),
  ...keyList("StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet"),
  ...keyList("Style Panose FD CIDSet Length1 Length2 Length3"),
  // Layers
  ...keyList("OCGs P VE BaseState ON OFF"),
]);
