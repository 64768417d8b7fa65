import { sections } from "#domain/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Icon } from "#ui/icon.tsx";
import { breadcrumbs } from "./breadcrumbs.ts";
import { copy } from "./copy.ts";

/** Breadcrumbs, and a link back to all collections (rule 3.13). */
export function PageTop({ title }: { title: string }) {
  return (
    <div className="page-width items-center justify-between gap-x-6 pt-2 sm:flex sm:flex-wrap">
      <Breadcrumb crumbs={breadcrumbs(title)} />
      <a
        href={sections.collections}
        className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
      >
        <Icon name="left" className="size-4" />
        {copy.back}
      </a>
    </div>
  );
}
