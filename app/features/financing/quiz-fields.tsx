import { useEffect, useRef, useState } from "react";
import { type QuizField, quizOptions } from "#domain/financing/quiz-form.ts";
import { ContactInput, type ContactQuestion } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/post-lead.ts";
import { TextField } from "#ui/field.tsx";
import { noTranslateIfNumber } from "#ui/translate-attribute.ts";
import { quizCopy } from "./copy.ts";
import { fieldId } from "./quiz-draft.ts";

const { labels, ssn } = quizCopy;

export interface FieldsProps {
  errors: FormErrors;
  /** What the fields say to begin with. */
  values: Readonly<Partial<Record<string, string>>>;
}

/** What the typed fields ask for. */
const typed = {
  firstName: "firstName",
  lastName: "lastName",
  phone: "phone",
  email: "email",
  zipCode: "zip",
} as const satisfies Partial<Record<QuizField, ContactQuestion>>;

type TypedName = keyof typeof typed;
type ChosenName = keyof typeof quizOptions;

/** One field of the quiz, typed or chosen. */
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
        {...(name === "zipCode" ? { maxLength: 5 } : {})}
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
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} aria-describedby={errors ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{labels[name]}</legend>
      <div
        className={`grid gap-2 xs:grid-cols-2 ${quizOptions[name].length % 2 === 0 ? "" : "sm:grid-cols-3"}`}
      >
        {quizOptions[name].map((option) => (
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
            <span translate={noTranslateIfNumber(option)}>{option}</span>
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
 * The last four digits of the SSN, asked for only on request. The control has no name and belongs
 * to no form, so no browser can post it, keep it or offer it again (rule 11.4). It stands on its
 * step only, and a page the browser sets aside for Back is set aside without the digits.
 */
export function LastFourSsn() {
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const forget = () => {
      if (field.current) field.current.value = "";
    };
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
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
      // An id no form has: it stands in the quiz but is not of it.
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
