import * as copy from "#copy/search.ts";
import { productLang } from "#products/product-lang.ts";
import type { Suggestion } from "./use-suggestions.ts";

interface SuggestionListProps {
  /** Id of the list; its options have the ids `{id}-0`, `{id}-1` and so on. */
  id: string;
  suggestions: readonly Suggestion[];
  open: boolean;
  /** Index of the highlighted option, or -1. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** The list under the search field. The focus stays in the field, so clicks must not move it. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, open, active, onPoint, onChoose } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.suggestions}
      hidden={!open}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-[60dvh] overflow-y-auto rounded-surface border border-line bg-paper py-2 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          key={suggestion.to}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => onPoint(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-12 cursor-pointer flex-wrap items-baseline justify-between gap-x-6 px-4 py-2.5 aria-selected:bg-sand forced-colors:aria-selected:chosen sm:px-5"
        >
          <span
            translate={suggestion.id ? "no" : undefined}
            lang={suggestion.id ? productLang : undefined}
            className="font-semibold"
          >
            {suggestion.label}
          </span>{" "}
          <span className="text-[0.9375rem] text-soft">{suggestion.note}</span>
        </div>
      ))}
    </div>
  );
}
