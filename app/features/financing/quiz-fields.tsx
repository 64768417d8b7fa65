import { useEffect, useRef, useState } from "react";
import { quiz as quizCopy } from "#copy/financing.ts";
import { type QuizField, quizSchema } from "#domain/financing/quiz-form.ts";
import { type ContactFieldName, ContactInput } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { TextField } from "#ui/field.tsx";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { fieldId } from "./quiz-draft.ts";

const { labels, options: optionLabels, ssn } = quizCopy;

export interface FieldsProps {
  errors: FormErrors;
  /** Initial values of the fields. */
  values: Readonly<Partial<Record<string, string>>>;
}

/** The contact question of each text field. */
const typed = {
  firstName: "firstName",
  lastName: "lastName",
  phone: "phone",
  email: "email",
  zipCode: "zip",
} as const satisfies Partial<Record<QuizField, ContactFieldName>>;

type TypedName = keyof typeof typed;
type ChosenName = Exclude<QuizField, TypedName>;

/** One field of the quiz: a text field or radio buttons. */
export function QuizFieldControl({ name, errors, values }: FieldsProps & { name: QuizField }) {
  if (isTyped(name)) {
    return (
      <ContactInput
        asks={typed[name]}
        id={fieldId(name)}
        name={name}
        label={labels[name]}
        errors={errors[name]}
        defaultValue={values[name]}
        aria-required="true"
      />
    );
  }
  return <Choice name={name} errors={errors[name]} chosen={values[name]} />;
}

function isTyped(name: QuizField): name is TypedName {
  return name in typed;
}

interface ChoiceProps {
  name: ChosenName;
  errors: readonly string[] | undefined;
  chosen: string | undefined;
}

function Choice({ name, errors, chosen }: ChoiceProps) {
  const { options } = quizSchema[name];
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} aria-describedby={errors ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{labels[name]}</legend>
      <div
        className={`grid gap-2 xs:grid-cols-2 ${options.length % 2 === 0 ? "" : "sm:grid-cols-3"}`}
      >
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-surface border border-edge bg-white px-4 py-2.5 font-medium has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === chosen}
              className="size-4.5 shrink-0 accent-pine outline-none"
            />
            <span translate={noTranslateIfNumber(optionLabels[option])}>
              {optionLabels[option]}
            </span>
          </label>
        ))}
      </div>
      {errors ? (
        <p id={errorId} className="mt-1.5 font-medium text-clay">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}

/**
 * The last four digits of the SSN, shown only on request. The control has no name and belongs to no
 * form, so that no browser can post, save or autofill it (rule 11.4). It is only on its step, and
 * it is cleared when the page is left, so that the back/forward cache doesn't keep the digits.
 */
export function LastFourSsn() {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const clear = () => {
      if (field.current) field.current.value = "";
    };
    addEventListener("pagehide", clear);
    return () => removeEventListener("pagehide", clear);
  }, []);
  if (!shown) {
    return (
      <button
        type="button"
        onClick={() => setShown(true)}
        className="needs-js link-quiet min-h-11 justify-self-start text-left"
      >
        {ssn.reveal}
      </button>
    );
  }
  return (
    <TextField
      ref={field}
      // No form has this id, so the control is not part of the quiz's form.
      form="no-form"
      label={ssn.label}
      optional
      help={ssn.help}
      maxLength={4}
      inputMode="numeric"
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      onInput={(event) => event.stopPropagation()}
      autoFocus
      className="max-w-sm"
    />
  );
}
