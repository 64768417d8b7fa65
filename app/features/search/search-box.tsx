import { useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { words } from "./words.ts";

interface SearchBoxProps {
  /** What the page has been searched for. */
  query: string;
  longest: number;
}

/** The search field with suggestions while typing; a plain GET form without JavaScript. */
export function SearchBox({ query, longest }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { items, text: foundFor } = useSuggestions(text);
  const combobox = useCombobox({
    options: items,
    fresh: foundFor !== undefined,
    onChoose: ({ to }) => navigate(to),
    onClear: () => setText(""),
  });

  useEffect(() => {
    // Whoever comes without a question comes to type one.
    if (query === "") input.current?.focus({ preventScroll: true });
  }, [query]);

  return (
    <Form role="search" action={paths.search} onSubmit={combobox.shut} className="relative">
      <label htmlFor={`${listId}-field`} className="font-semibold">
        {words.label}
      </label>
      <div className="mt-2 flex items-end gap-3 border-b-2 border-ink pb-3 focus-within:border-pine">
        <Icon name="search" className="mb-2.5 size-7 max-sm:hidden" />
        <input
          ref={input}
          id={`${listId}-field`}
          type="search"
          name="q"
          value={text}
          maxLength={longest}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={combobox.open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            combobox.open && combobox.active >= 0 ? `${listId}-${combobox.active}` : undefined
          }
          onChange={(event) => {
            setText(event.target.value);
            combobox.reveal();
          }}
          onKeyDown={combobox.onKeyDown}
          onBlur={combobox.shut}
          className="min-h-12 w-full min-w-0 flex-1 appearance-none bg-transparent font-display text-h2 outline-none placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
        />
        <Button type="submit">{words.submit}</Button>
      </div>
      <SuggestionList
        id={listId}
        suggestions={items}
        open={combobox.open}
        active={combobox.active}
        onPoint={combobox.pointAt}
        onChoose={({ to }) => {
          combobox.shut();
          navigate(to);
        }}
      />
      <p role="status" className="sr-only">
        {foundFor === text.trim() && foundFor !== query ? words.suggestionCount(items.length) : ""}
      </p>
    </Form>
  );
}
