import { type SubmitEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import * as copy from "#copy/search.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";

const Suggestions = lazyComponent(() => import("./suggestions.tsx"));

interface SearchBoxProps {
  /** The query whose results the page shows. */
  query: string;
  maxLength: number;
  onType: () => void;
}

/** The search field, a plain GET form; suggestions are loaded at the first character. */
export function SearchBox({ query, maxLength, onType }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const navigate = useNavigate();

  useEffect(() => {
    // Focused if there is no query, because shoppers type one next.
    if (query === "") field?.focus({ preventScroll: true });
  }, [query, field]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The field's value, even if it was typed before hydration.
    const q = String(new FormData(event.currentTarget).get("q") ?? "");
    navigate(`${paths.search}?${new URLSearchParams({ q })}`, { replace: q === query });
  }

  return (
    <search>
      <form action={paths.search} onSubmit={search} className="relative">
        <label htmlFor={`${listId}-field`} className="font-semibold">
          {copy.question}
        </label>
        <div className="mt-2 flex items-end gap-3 border-b-2 border-ink pb-3 focus-within:border-pine">
          <Icon name="search" className="mb-2.5 size-7 max-sm:hidden" />
          <input
            ref={setField}
            id={`${listId}-field`}
            type="text"
            inputMode="search"
            name="q"
            value={text}
            maxLength={maxLength}
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="search"
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            onChange={(event) => {
              setText(event.target.value);
              onType();
            }}
            className="min-h-12 w-full min-w-0 flex-1 appearance-none bg-transparent font-display text-h2 outline-none placeholder:text-soft max-xs:placeholder:text-[1.25rem]"
          />
          <Button type="submit">{copy.submit}</Button>
        </div>
        {field ? (
          <Suggestions
            needed={text !== query}
            onLoadError={ignore}
            field={field}
            id={listId}
            text={text}
            query={query}
            onClear={() => setText("")}
          />
        ) : null}
      </form>
    </search>
  );
}

/** The search field also works without suggestions. */
function ignore() {}
