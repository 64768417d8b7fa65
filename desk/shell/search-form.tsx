import { useEffect, useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";

/** Searches all leads; one is in the header, one on the inbox of phones. */
export function SearchForm({ dark, className = "" }: { dark?: boolean; className?: string }) {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  const field = useRef<HTMLInputElement>(null);
  // Back and "All leads" show what was searched for then; nobody is typing at that moment.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  const look = dark
    ? "border-white/40 bg-transparent text-paper outline-paper placeholder:text-paper/80"
    : "border-edge bg-white text-ink placeholder:text-soft";
  return (
    <Form method="get" action="/inbox" role="search" className={`relative ${className}`}>
      <label>
        <span className="sr-only">{copy.search.label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={copy.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          data-key="/"
          className={`min-h-11 w-full rounded-surface border py-2 pr-3 pl-10 ${look}`}
        />
      </label>
      <button
        type="submit"
        aria-label={copy.search.button}
        className="absolute top-0 left-0 grid h-full w-10 place-items-center outline-current"
      >
        <Icon name="search" className="size-4.5" />
      </button>
    </Form>
  );
}
