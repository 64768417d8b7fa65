import { slugFrom } from "#server/catalog/import/cells/slug-from.ts";
import type { DraftPicture } from "#server/catalog/import/draft/draft.ts";
import { type FetchRules, fetchPicture } from "./fetch-picture.ts";

/** A picture of a product on another server. */
export interface PictureAddress {
  /** Such as `quill-sofa/primary`. */
  name: string;
  address: string;
  alt: string;
}

/** The outcome of fetching pictures. */
export interface FetchedPictures {
  fetched: number;
  /** A line for each that could not be fetched or kept. */
  problems: string[];
}

/** At most 20 MB and half a minute for each picture. */
export const fetchLimits = { maxBytes: 20_000_000, timeoutMs: 30_000 };

/**
 * Names a product's pictures: the first is its primary, the second its alternate; the first of
 * another color is that color's.
 */
export function namedPictures(slug: string, pictures: readonly DraftPicture[]): PictureAddress[] {
  const [first] = pictures;
  const taken = new Set<string>();
  return pictures.map(({ address, alt, color }, index) => {
    const ofColor = color && color !== first?.color ? `primary-${slugFrom(color)}` : undefined;
    const view =
      index === 0 ? "primary" : (ofColor ?? (index === 1 ? "alternate" : `view-${index + 1}`));
    const name = taken.has(view) ? `view-${index + 1}` : view;
    taken.add(name);
    return { name: `${slug}/${name}`, address, alt };
  });
}

/**
 * Fetches pictures one after the other and passes each to `keep`, which returns the problem with
 * it, if any.
 */
export async function fetchPictures(
  pictures: AsyncIterable<PictureAddress>,
  rules: FetchRules,
  keep: (photo: { name: string; bytes: Buffer; alt: string }) => Promise<string[]>,
): Promise<FetchedPictures> {
  const problems: string[] = [];
  let kept = 0;
  for await (const { name, address, alt } of pictures) {
    const fetched = await fetchPicture(address, rules);
    const found = fetched.ok ? await keep({ name, bytes: fetched.bytes, alt }) : [fetched.problem];
    if (found.length === 0) kept += 1;
    problems.push(...found.map((problem) => `${name}: ${address}: ${problem}`));
  }
  return { fetched: kept, problems };
}
