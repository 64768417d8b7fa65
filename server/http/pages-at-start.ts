import { paths } from "#domain/paths.ts";
import { collections } from "#shop/collections.ts";

/**
 * Pages rendered when a process starts, so that the first visitors don't wait for them: home, the
 * collections and their product types.
 */
export const pagesAtStart: readonly string[] = [
  paths.home,
  ...collections.flatMap(({ link, types, typePages }) =>
    typePages ? [link, ...types.map(({ slug }) => `${link}/${slug}`)] : [link],
  ),
];
