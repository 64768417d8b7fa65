import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as copy from "#copy/search.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SuggestionsProps {
  /** The search field, whose keys and combobox attributes this component handles. */
  field: HTMLInputElement;
  /** Id of the list, for the field's `aria-controls`. */
  id: string;
  /** The field's value. */
  text: string;
  /** The query whose results the page shows. */
  query: string;
  onClear: () => void;
}

/**
 * Suggestions for the text in the search field: shown below it, counted for screen readers, and
 * chosen by keys.
 */
export default function Suggestions({ field, id, text, query, onClear }: SuggestionsProps) {
  const navigate = useNavigate();
  const { items, text: foundFor } = useSuggestions(text);
  const combobox = useCombobox({
    options: items,
    fresh: foundFor !== undefined,
    // Text typed while this component was loading counts too.
    startsOpen: text !== query,
    onChoose: ({ to }) => navigate(to),
    onClear,
  });
  const { open, active, openList, closeList, onKeyDown } = combobox;

  useEffect(() => {
    const { form } = field;
    field.addEventListener("input", openList);
    field.addEventListener("keydown", onKeyDown);
    field.addEventListener("blur", closeList);
    form?.addEventListener("submit", closeList);
    return () => {
      field.removeEventListener("input", openList);
      field.removeEventListener("keydown", onKeyDown);
      field.removeEventListener("blur", closeList);
      form?.removeEventListener("submit", closeList);
    };
  });

  useEffect(() => {
    field.setAttribute("aria-expanded", String(open));
    field.setAttribute("aria-controls", id);
    if (open && active >= 0) field.setAttribute("aria-activedescendant", `${id}-${active}`);
    else field.removeAttribute("aria-activedescendant");
  }, [field, id, open, active]);

  return (
    <>
      <SuggestionList
        id={id}
        suggestions={items}
        open={open}
        active={active}
        onPoint={combobox.pointAt}
        onChoose={({ to }) => {
          closeList();
          navigate(to);
        }}
      />
      <p role="status" className="sr-only">
        {foundFor === text.trim() && foundFor !== query
          ? copy.suggestionCount({ count: items.length })
          : ""}
      </p>
    </>
  );
}
