/** Bytes of a file or buffer, from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Sizes of the header of index and table pages by their type, which is its first byte. */
const HEADER_BYTES = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
]);
const LARGEST_PAGE = 65_536;
const ZEROS = Buffer.alloc(LARGEST_PAGE);

/**
 * The gaps of SQLite pages that hold bytes other than zero. A page has one gap, between its list
 * of cells and the cells themselves; SQLite never reads it, and leaves copies of cells there when
 * it moves them to another page. Pages of other types begin with a page number and have no gap;
 * they are told apart as long as the file has fewer than `MAX_PAGES`.
 */
export function gapsWithBytes(pages: Buffer, pageSize: number): Span[] {
  const gaps: Span[] = [];
  for (let page = 0; page + pageSize <= pages.length; page += pageSize) {
    const gap = gapOf(pages, page, pageSize);
    if (gap && !isZero(pages, gap)) gaps.push(gap);
  }
  return gaps;
}

/** From this many pages on, a page number may begin like an index or table page. */
export const MAX_PAGES = 2 ** 25;

function gapOf(pages: Buffer, page: number, pageSize: number): Span | undefined {
  const header = HEADER_BYTES.get(pages[page] ?? 0);
  if (header === undefined) return undefined;
  const start = header + 2 * pages.readUInt16BE(page + 3);
  const end = pages.readUInt16BE(page + 5) || LARGEST_PAGE;
  return start < end && end <= pageSize ? { start: page + start, end: page + end } : undefined;
}

function isZero(pages: Buffer, { start, end }: Span): boolean {
  return pages.compare(ZEROS, 0, end - start, start, end) === 0;
}
