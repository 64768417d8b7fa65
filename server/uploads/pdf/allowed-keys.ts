/** What a page itself may say: how large it is, how it stands and what draws it. */
export const PAGE_KEYS = [
  ...["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox", "Rotate", "UserUnit"],
  ...["Resources", "Contents", "Group"],
] as const;

/** The page keys that a page takes from the groups it belongs to (ISO 32000-2, table 31). */
export const INHERITED_KEYS: ReadonlySet<string> = new Set([
  ...["MediaBox", "CropBox", "Rotate", "Resources"],
]);

/** Resources by category; under each stand names that the file chose itself. */
export const RESOURCE_KEYS = [
  ...["ExtGState", "ColorSpace", "Pattern", "Shading", "Font", "Properties"],
] as const;

/** Keys under which stand names that the file chose itself. */
export const NAMED_BY_FILE: ReadonlySet<string> = new Set(["CharProcs", "Colorants"]);

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/**
 * Every other key of a PDF that draws something (ISO 32000-2). What is not here is left out:
 * scripts, actions, attachments, forms, links, descriptions, thumbnails, places and whatever
 * programs add.
 */
export const DRAWING_KEYS: ReadonlySet<string> = new Set([
  ...words("Type Subtype Name"),
  // Streams and how they are packed
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
