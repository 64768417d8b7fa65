import * as copy from "#copy/fit.ts";
import { productLang } from "#products/product-lang.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import type { FitPageData } from "./fit-page-data.ts";

/** Id of the field in which a shopper names the product. */
export const searchFieldId = "fit-q";

interface WhichPieceProps {
  search: NonNullable<FitPageData["search"]>;
  /** Address of the page for a product, with what was typed. */
  hrefOf: (id: string) => string;
}

/** Finds the product whose fit is asked for; part of the form, so that nothing typed is lost. */
export function WhichPiece({ search: { query, maxLength, found }, hrefOf }: WhichPieceProps) {
  return (
    <search className="no-print mb-10 block">
      <TextField
        id={searchFieldId}
        name="q"
        label={copy.whichPiece.label}
        help={copy.whichPiece.help}
        defaultValue={query}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" tone="outline" className="mt-3">
        {copy.whichPiece.submit}
      </Button>
      {query === "" ? null : found.length === 0 ? (
        <p className="mt-5">{copy.whichPiece.none}</p>
      ) : (
        <>
          <h2 className="mt-8 text-h3">{copy.whichPiece.found}</h2>
          <ul className="mt-3">
            {found.map(({ id, title, dimensions }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={hrefOf(id)}
                  rel="nofollow"
                  className="flex min-h-12 flex-wrap items-center gap-x-4 hover:text-pine"
                >
                  <NoTranslate className="font-medium" lang={productLang}>
                    {title}
                  </NoTranslate>{" "}
                  <NoTranslate className="text-soft">{dimensions}</NoTranslate>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
