import type { ReactNode } from "react";
import { NothingFound } from "./nothing-found.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchStart } from "./search-start.tsx";

export interface SearchPageData {
  /** The search query; empty before a search. */
  query: string;
  /** Longest query allowed, in characters. */
  maxLength: number;
  /** Number of products that match, regardless of filters. */
  found: number;
  heading: string;
  /** Note that the results are guesses or only close, or null. */
  closest: string | null;
  popular: readonly string[];
}

interface SearchPageProps {
  data: SearchPageData;
  /** Link to a custom request, shown when nothing is found. */
  customRequestLink: ReactNode;
  /** Called when the shopper types in the search field. */
  onType: () => void;
  /** The listing of the results. */
  children: ReactNode;
}

export function SearchPage({ data, customRequestLink, onType, children }: SearchPageProps) {
  const { query, maxLength, found, heading, closest, popular } = data;
  return (
    <>
      <div className="page-width pt-8 pb-6 lg:pt-14 lg:pb-10">
        <h1 className="sr-only">{heading}</h1>
        <SearchBox key={query} query={query} maxLength={maxLength} onType={onType} />
        {closest ? <p className="mt-5 max-w-prose text-soft">{closest}</p> : null}
      </div>
      {query === "" ? <SearchStart popular={popular} /> : null}
      {query !== "" && found === 0 ? (
        <NothingFound query={query} popular={popular} askInstead={customRequestLink} />
      ) : null}
      {found > 0 ? children : null}
    </>
  );
}
