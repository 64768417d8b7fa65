import * as copy from "#copy/search.ts";
import { paths } from "#domain/paths.ts";

/** Popular searches, as links. */
export function PopularSearches({
  popular,
  className,
}: {
  popular: readonly string[];
  className: string;
}) {
  return (
    <section aria-labelledby="popular-searches">
      <h2
        id="popular-searches"
        className="mb-4 text-soft font-sans! text-base! font-semibold! tracking-normal!"
      >
        {copy.popular}
      </h2>
      <ul className={className}>
        {popular.map((text) => (
          <li key={text}>
            <a
              href={`${paths.search}?${new URLSearchParams({ q: text })}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center hover:text-pine hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
