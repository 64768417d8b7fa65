import type { ChangeEvent } from "react";
import { Form, useSubmit } from "react-router";
import { kindWords } from "#desk/lead-words.ts";
import type { Colleague, InboxQuery } from "#domain/desk/inbox.ts";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";

interface FiltersProps {
  query: InboxQuery;
  me: Colleague;
  colleagues: readonly Colleague[];
}

/** Whose leads are shown, and of which kind: at once with script, by a button without. */
export function Filters({ query, me, colleagues }: FiltersProps) {
  const submit = useSubmit();
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    void submit(currentTarget.form, { replace: true });
  const people = [
    { value: "", label: copy.filters.everyone },
    { value: "me", label: copy.filters.mine },
    { value: "nobody", label: copy.filters.nobody },
    ...colleagues
      .filter(({ id }) => id !== me.id)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  const kinds = [
    { value: "", label: copy.filters.allKinds },
    ...Object.entries(kindWords).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Form
      method="get"
      action="/inbox"
      className="col-span-full flex flex-wrap items-center gap-x-4 xl:col-span-1 xl:col-start-2 xl:row-start-1 xl:flex-nowrap xl:justify-end"
    >
      {query.view === "to_answer" ? null : <input type="hidden" name="view" value={query.view} />}
      {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
      <Choice
        name="who"
        label={copy.filters.who}
        value={query.who}
        options={people}
        onChange={apply}
      />
      <Choice
        name="kind"
        label={copy.filters.kind}
        value={query.kind}
        options={kinds}
        onChange={apply}
      />
      <Button type="submit" tone="quiet" size="small" className="without-js">
        {copy.filters.apply}
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Choice({ name, label, value = "", options, onChange }: ChoiceProps) {
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select
        // Follows the address, such as after Back.
        key={value}
        name={name}
        defaultValue={value}
        onChange={onChange}
        className="min-h-11 max-w-full cursor-pointer bg-transparent pr-1 font-medium [field-sizing:content] hover:underline"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
