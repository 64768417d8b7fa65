/** Keys a page may have: its size, its rotation and what draws it. */
export const PAGE_KEYS = [
  ...["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox", "Rotate", "UserUnit"],
  ...["Resources", "Contents", "Group"],
] as const;

/** Keys that a page inherits from the page tree (ISO 32000-2, table 31). */
export const INHERITED_KEYS: ReadonlySet<string> = new Set([
  ...["MediaBox", "CropBox", "Rotate", "Resources"],
]);

/** Categories of resources; each contains names chosen by the file. */
export const RESOURCE_KEYS = [
  ...["ExtGState", "ColorSpace", "Pattern", "Shading", "Font", "Properties"],
] as const;

/** Keys whose values contain names chosen by the file. */
export const NAMED_BY_FILE: ReadonlySet<string> = new Set(["CharProcs", "Colorants"]);

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/**
 * All other keys of a PDF that draw something (ISO 32000-2). Keys that aren't listed are left out:
 * scripts, actions, attachments, forms, links, descriptions, thumbnails, locations and whatever
 * programs add.
 */
export const DRAWING_KEYS: ReadonlySet<string> = new Set([
  ...words("Type Subtype Name"),
  // Streams and their encodings
  ...words("Filter DecodeParms Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine"),
  ...words("EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals"),
  ...words("ColorTransform"),
  // Images, forms and groups
  ...words("Width Height ColorSpace Intent ImageMask Mask Decode Interpolate SMask SMaskInData"),
  ...words("Matte FormType BBox Matrix Resources Group S CS I OC"),
  // Graphics state
  ...words("LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK G BC"),
  // Functions and colors
  ...words("FunctionType Domain Range Size BitsPerSample Order Encode C0 C1 N Functions Bounds"),
  ...words("Alternate WhitePoint BlackPoint Gamma Colorants Process Components MixingHints"),
  ...words("Solidities PrintingOrder DotGain"),
  // Patterns and shadings
  ...words("PatternType PaintType TilingType XStep YStep Shading ExtGState ShadingType"),
  ...words("Background AntiAlias Coords Function Extend BitsPerCoordinate BitsPerFlag"),
  ...words("VerticesPerRow"),
  // Fonts
  ...words("BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts"),
  ...words("FontBBox FontMatrix CharProcs CIDSystemInfo Registry Ordering Supplement DW W DW2 W2"),
  ...words("CIDToGIDMap BaseEncoding Differences CMapName WMode UseCMap FontName FontFamily"),
  ...words("FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight"),
  ...words("StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet"),
  ...words("Style Panose FD CIDSet Length1 Length2 Length3"),
  // Layers
  ...words("OCGs P VE BaseState ON OFF"),
]);
