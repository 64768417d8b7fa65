import type { ReactNode, RefObject, SubmitEvent } from "react";
import { useNavigate } from "react-router";
import * as copy from "#copy/fit.ts";
import * as fitWords from "#copy/fit-words.ts";
import { fitHref } from "#domain/fit/fit-links.ts";
import type { Fit } from "#domain/fit/passage-answer.ts";
import type { MeasureProblem } from "#domain/fit/read-way-in.ts";
import { type Measure, measureRules, measuresOf, passages } from "#domain/fit/way-in.ts";
import { formatListLink, type LinkedLine } from "#domain/list-link.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { FreshText } from "#ui/fresh-text.tsx";
import { answerId } from "./answers.tsx";
import { problemText } from "./problem-text.ts";
import { isEmpty } from "./remembered-way-in.ts";
import type { useWayIn } from "./use-way-in.ts";
import { searchFieldId } from "./which-piece.tsx";

interface WayInFormProps {
  ref: RefObject<HTMLFormElement | null>;
  lines: readonly LinkedLine[];
  wayIn: ReturnType<typeof useWayIn>;
  fit: Fit | undefined;
  /** Called before what is typed changes the page. */
  onChange: () => void;
  /** The search for a product, while the list has none. */
  whichPiece: ReactNode;
}

/** The measures, by passage; a plain GET form until the script answers in place (rule 20.10). */
export function WayInForm({ ref, lines, wayIn, fit, onChange, whichPiece }: WayInFormProps) {
  const { fields, problems, reading } = wayIn;
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    wayIn.showErrors();
    const query = new FormData(event.currentTarget).get("q");
    if (typeof query === "string" && query.trim() !== "") {
      navigate(fitHref(lines, fields, query.trim()), { preventScrollReset: true });
      return;
    }
    wayIn.keepAddress();
    if (query !== null) {
      document.getElementById(searchFieldId)?.focus();
      return;
    }
    const [wrong] = Object.keys(reading.problems);
    document.getElementById(wrong ? fieldId(wrong) : answerId)?.focus();
  }

  function change(measure: Measure, text: string) {
    onChange();
    wayIn.change(measure, text);
  }

  return (
    <form
      ref={ref}
      method="get"
      action={paths.willItFit}
      noValidate
      onSubmit={submit}
      className={`mt-10 ${fit ? "no-print" : ""}`}
    >
      {lines.length > 0 ? <input type="hidden" name="items" value={formatListLink(lines)} /> : null}
      {whichPiece}
      <h2 className="text-h2">{copy.form.heading}</h2>
      <div className="mt-5 grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-start">
        {passages.map((passage) => (
          <fieldset key={passage}>
            <legend className="mb-4 text-h3 font-display">{fitWords.passages[passage]}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              {measuresOf(passage).map((measure) => (
                <MeasureField
                  key={measure}
                  measure={measure}
                  text={fields[measure] ?? ""}
                  problem={problems[measure]}
                  onText={(text) => change(measure, text)}
                  onBlur={wayIn.showErrors}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit">{`${copy.form.submit} `}</Button>
        {isEmpty(fields) ? null : (
          <Button
            tone="quiet"
            className="needs-js"
            onClick={(event) => {
              wayIn.clear();
              event.currentTarget.form?.querySelector<HTMLElement>("fieldset input")?.focus();
            }}
          >
            {`${copy.form.clear} `}
          </Button>
        )}
        {fit ? (
          <p>
            <span>{copy.form.answer}</span>{" "}
            <strong>
              <FreshText>{fitWords.answers[fit]}</FreshText>
            </strong>{" "}
            <a href={`#${answerId}`} className="link-quiet">
              {copy.form.why}
            </a>
          </p>
        ) : null}
      </div>
      <p className="no-print mt-4 max-w-prose text-[0.9375rem] text-soft">{copy.form.privacy}</p>
    </form>
  );
}

interface MeasureFieldProps {
  measure: Measure;
  text: string;
  problem: MeasureProblem | undefined;
  onText: (text: string) => void;
  onBlur: () => void;
}

function MeasureField({ measure, problem, ...field }: MeasureFieldProps) {
  const { usual } = measureRules[measure];
  return (
    <TextField
      {...field}
      id={fieldId(measure)}
      name={measure}
      label={fitWords.labels[measure]}
      help={usual === undefined ? undefined : copy.form.usual({ inches: usual })}
      errors={problem && [problemText(measure, problem)]}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
    />
  );
}

function fieldId(measure: string): string {
  return `fit-${measure}`;
}
