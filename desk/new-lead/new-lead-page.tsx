import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import type { Refused } from "#desk/posted.server.ts";
import { Button } from "#ui/button.tsx";
import { errorList } from "#ui/error-list.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { NewLeadData } from "./loader.server.ts";
import { PiecePicker, searchFormId } from "./piece-picker.tsx";
import { useAddLead } from "./use-add-lead.ts";

const fieldId = (name: string) => name;

/** Adds a lead for somebody who walked in, called or texted. */
export function NewLeadPage({
  data,
  refused,
}: {
  data: NewLeadData;
  refused: Refused | undefined;
}) {
  const { onSubmit, isSending, errors = refused?.errors } = useAddLead();
  const typed = (name: string) => refused?.typed[name]?.[0] ?? "";
  const kind = typed("kind") || "quote";
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-5 pt-2 pb-12">
      <Link
        to="/inbox"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-2 font-semibold text-pine"
      >
        <Icon name="left" />
        <span>{copy.inbox}</span>
      </Link>
      <h1 className="mb-5 text-h2">{copy.title}</h1>
      <form id={searchFormId} method="get" action="/desk/leads/new" />
      <form
        method="post"
        action="/desk/leads/new"
        onSubmit={onSubmit}
        onKeyDown={keepFromAdding}
        noValidate
        className="group/form grid gap-6"
      >
        <ErrorSummary items={errorList(errors, fieldId)} />
        {refused?.message ? <p className="font-medium text-clay">{refused.message}</p> : null}
        <input
          type="hidden"
          name="idempotencyKey"
          defaultValue={typed("idempotencyKey") || data.idempotencyKey}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{copy.kind.label}</legend>
          {(["quote", "custom"] as const).map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="kind"
                value={value}
                defaultChecked={kind === value}
                className="size-5"
              />
              <span>{copy.kind[value]}</span>
            </label>
          ))}
        </fieldset>
        <div className="group-has-[[value=custom]:checked]/form:hidden">
          <PiecePicker data={data} errors={errors?.items ?? []} />
        </div>
        <TextField
          id="name"
          name="name"
          type="text"
          label={copy.name}
          autoComplete="off"
          enterKeyHint="next"
          defaultValue={typed("name")}
          errors={errors?.name}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="phone"
            name="phone"
            type="tel"
            inputMode="tel"
            label={copy.phone}
            autoComplete="off"
            enterKeyHint="next"
            defaultValue={typed("phone")}
            errors={errors?.phone}
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label={copy.email}
            autoComplete="off"
            enterKeyHint="next"
            defaultValue={typed("email")}
            errors={errors?.email}
          />
          <p className="text-[0.9375rem] text-soft sm:col-span-2">{copy.either}</p>
        </div>
        <TextArea
          id="text"
          name="text"
          label={copy.text}
          help={copy.textHelp}
          optional
          defaultValue={typed("text")}
          errors={errors?.text}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold">{copy.source}</legend>
          <div id="source" className="flex flex-wrap gap-2">
            {Object.entries(copy.sources).map(([value, label]) => (
              <Button
                key={value}
                type="submit"
                name="source"
                value={value}
                aria-disabled={isSending}
                className="flex-1"
              >
                {label}
              </Button>
            ))}
          </div>
          <p className="text-[0.9375rem] text-soft">{copy.noEmail}</p>
        </fieldset>
      </form>
    </main>
  );
}

/** Enter in a field would click the first button, and say that everybody walked in. */
function keepFromAdding(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  if (target.type !== "search") event.preventDefault();
}
