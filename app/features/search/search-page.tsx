import type { ReactNode } from "react";
import { NothingFound } from "./nothing-found.tsx";
import { SearchBox } from "./search-box.tsx";
import { SearchStart } from "./search-start.tsx";

export interface SearchPageData {
  /** What was asked for; empty before anyone asked. */
  query: string;
  /** Longest query taken, in characters. */
  maxLength: number;
  /** How many pieces match, whatever the filters. */
  found: number;
  heading: string;
  /** Says that these are guesses at a mistyped query. */
  closest: string | null;
  popular: readonly string[];
}

interface SearchPageProps {
  data: SearchPageData;
  /** What to do when nothing is found. */
  askInstead: ReactNode;
  /** Something else is being typed. */
  onType: () => void;
  /** The listing of what was found. */
  children: ReactNode;
}

export function SearchPage({ data, askInstead, onType, children }: SearchPageProps) {
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
        <NothingFound query={query} popular={popular} askInstead={askInstead} />
      ) : null}
      {found > 0 ? children : null}
    </>
  );
}
