import { z } from "zod";
import { allTypes, type Collection } from "./collection.ts";
import type { Problem } from "./problem.ts";
import { checkAgainst } from "./schema-problems.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be small letters and dashes");

const collectionSchema = z.strictObject({
  slug,
  title: text,
  badge: text,
  description: text,
  popular: z.array(text).length(4, "must name four things people ask for"),
  link: z.string().regex(/^\/collections\/[a-z-]+$/, "must be a page such as /collections/bedroom"),
  image: text,
  typePages: z.boolean(),
  types: z
    .array(
      z.strictObject({
        slug: slug.refine(
          (name) => name !== allTypes,
          `must not be "${allTypes}", which shows every type`,
        ),
        title: text,
        tag: text,
        description: text,
        features: z.array(text).min(1),
      }),
    )
    .min(1),
});

/** All problems of the collections, by field; empty if there are none. */
export function checkCollections(
  collections: readonly Collection[],
  source = "shop/collections.ts",
): Problem[] {
  const perCollection = collections.flatMap((collection) => {
    const location = `${source} (${collection.slug})`;
    const result = checkAgainst(collectionSchema, location, collection);
    const duplicates = repeated(collection.types).map((name) => duplicate(location, "types", name));
    return [...(result.ok ? [] : result.problems), ...duplicates];
  });
  return [
    ...perCollection,
    ...repeated(collections).map((name) => duplicate(source, "slug", name)),
  ];
}

function repeated(items: readonly { slug: string }[]): string[] {
  const slugs = items.map((item) => item.slug);
  return slugs.filter((name, i) => slugs.indexOf(name) !== i);
}

function duplicate(source: string, field: string, name: string): Problem {
  return { source, field, message: `"${name}" is there twice` };
}
