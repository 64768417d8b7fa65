import * as copy from "#copy/fit.ts";
import { formLimits } from "#domain/form-limits.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { FitPageData } from "./fit-page-data.ts";

/** What of the list isn't answered: products that are gone, and those beyond the most (rule 20.2). */
export function Notices({ data: { gone, isCut } }: { data: FitPageData }) {
  if (gone.length === 0 && !isCut) return null;
  return (
    <div className="mt-6 grid gap-2 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
      {gone.length > 0 ? (
        <p>
          <span>{copy.notices.gone({ count: gone.length })}</span>{" "}
          <NoTranslate className="wrap-anywhere">{gone.join(", ")}</NoTranslate>
        </p>
      ) : null}
      {isCut ? <p>{copy.notices.cut({ max: formLimits.items })}</p> : null}
    </div>
  );
}
