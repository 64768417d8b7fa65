import { collections } from "#app/routing/collections.ts";
import { collectionPath } from "#domain/paths.ts";
import { serviceLinks } from "./link-lists.ts";

/** The six collections in the header's menu. */
export function CollectionLinks() {
  return (
    <ul className="page-width grid grid-cols-2 gap-x-10 py-8 lg:grid-cols-3">
      {collections.map(({ slug, title, badge }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={collectionPath(slug)}
            className="flex min-h-16 items-baseline justify-between gap-4 py-4 hover:text-pine"
          >
            <span className="font-display text-h3">{title}</span>{" "}
            <span className="text-[0.9375rem] text-soft">{badge}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The shop's services in the header's menu. */
export function ServiceLinks() {
  return (
    <ul className="page-width grid grid-cols-3 gap-x-10 py-8 lg:flex lg:justify-between">
      {serviceLinks.map(({ label, to, note }) => (
        <li key={to}>
          <a href={to} className="block py-3 hover:text-pine">
            <span className="block font-display text-h3">{label}</span>{" "}
            <span className="text-[0.9375rem] text-soft">{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
