const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}-${MONTH}(?:-\d{2,4})?|${MONTH}-\d{2,4}|\d{1,2}/\d{1,2}/\d{2,4})$`,
  "i",
);

/**
 * Why a spreadsheet may have changed a new SKU; undefined if it looks right.
 * @param similar the SKU of the catalog that differs only in case or leading zeros.
 */
export function skuQuestion(sku: string, similar: string | undefined): string | undefined {
  if (/^\d+(?:\.\d+)?E\+?\d+$/i.test(sku)) {
    return "looks like a SKU that a spreadsheet changed into a number; in the spreadsheet, make the column text and type it again";
  }
  if (DATE.test(sku)) {
    return "looks like a SKU that a spreadsheet changed into a date; in the spreadsheet, make the column text and type it again";
  }
  return similar === undefined
    ? undefined
    : `is new, but nearly the SKU ${similar}; is it that piece?`;
}
