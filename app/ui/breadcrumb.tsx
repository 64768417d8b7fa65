import * as copy from "#copy/ui.ts";

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
  /** A product's name, which translators must not change. */
  isExact?: boolean;
  /** Language of the label where it isn't the page's. */
  lang?: string | undefined;
}

/** The path from the home page to the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={copy.breadcrumb} className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
        {crumbs.map(({ label, to, isExact, lang }, index) => (
          <li key={label} className="flex items-center gap-x-2">
            {to ? (
              <a
                href={to}
                lang={lang}
                translate={isExact ? "no" : undefined}
                className="tap inline-block py-1 hover:text-ink sm:py-2 hover:underline"
              >
                {label}
              </a>
            ) : (
              <span
                aria-current="page"
                lang={lang}
                translate={isExact ? "no" : undefined}
                className="py-1 text-ink sm:py-2"
              >
                {label}
              </span>
            )}
            {index < crumbs.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
