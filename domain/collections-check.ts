import { z } from "zod";
import { allTypes, type CollectionCopy, type CollectionFacts } from "./collection.ts";
import type { Problem } from "./problem.ts";
import { checkAgainst } from "./schema-problems.ts";

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be small letters and dashes");

const factsSchema = z.strictObject({
  slug,
  image: text,
  typePages: z.boolean(),
  types: z
    .array(
      z.strictObject({
        slug: slug.refine(
          (name) => name !== allTypes,
          `must not be "${allTypes}", which shows every type`,
        ),
      }),
    )
    .min(1),
});

const roomSchema = z.strictObject({
  title: text,
  badge: text,
  description: text,
  popular: z.array(text).length(4, "must name four things people ask for"),
});

const typeSchema = z.strictObject({
  title: text,
  tag: text,
  description: text,
  features: z.array(text).min(1),
});

/** All problems of the collections, by field; empty if there are none. */
export function checkCollections(
  collections: readonly CollectionFacts[],
  source = "shop/collections.ts",
): Problem[] {
  const perCollection = collections.flatMap((collection) => {
    const location = `${source} (${collection.slug})`;
    const result = checkAgainst(factsSchema, location, collection);
    return result.ok ? [] : result.problems;
  });
  const types = collections.flatMap((collection) => collection.types);
  return [
    ...perCollection,
    ...repeated(types).map((name) => duplicate(source, "types", name)),
    ...repeated(collections).map((name) => duplicate(source, "slug", name)),
  ];
}

/**
 * All problems of a language's copy for these collections, by field; empty if there are none.
 * @param source the file they are in
 */
export function checkCollectionCopy(
  collections: readonly CollectionFacts[],
  copy: CollectionCopy,
  source: string,
): Problem[] {
  const wrong = <T>(schema: z.ZodType<T>, slug: string, found: T | undefined): Problem[] => {
    const result = checkAgainst(schema, `${source} (${slug})`, found ?? {});
    return result.ok ? [] : result.problems;
  };
  return collections.flatMap(({ slug, types }) => [
    ...wrong(roomSchema, slug, copy.rooms[slug]),
    ...types.flatMap((type) => wrong(typeSchema, type.slug, copy.types[type.slug])),
  ]);
}

function repeated(items: readonly { slug: string }[]): string[] {
  const slugs = items.map((item) => item.slug);
  return slugs.filter((name, i) => slugs.indexOf(name) !== i);
}

function duplicate(source: string, field: string, name: string): Problem {
  return { source, field, message: `"${name}" is there twice` };
}
