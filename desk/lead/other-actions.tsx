import { useState } from "react";
import { lostWords } from "#desk/lead-words.ts";
import { isOffered, nextStep } from "#domain/desk/possible-actions.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";
import { AnsweredForm, OneClickForm } from "./next-step.tsx";

/** What else can be done with the lead besides the next step. */
export function OtherActions({ preferred }: { preferred: string }) {
  const { lead, me } = useLeadPage();
  const [isWriting, setWriting] = useState(false);
  const step = nextStep(lead, me.id);
  const isElse = (action: "answered" | "assign" | "done" | "lost" | "reopen") =>
    action !== step && isOffered(action, lead, me.id);
  // Stays while somebody writes in it, whatever a colleague does with the lead meanwhile.
  const hasLost = isElse("lost") || isWriting;
  const isAny = (["answered", "assign", "done", "reopen"] as const).some(isElse);
  if (!isAny && !hasLost) return null;
  return (
    <section aria-labelledby="actions-title" className="no-print grid gap-3">
      <h2 id="actions-title" className="text-h3">
        {copy.actions.title}
      </h2>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {isElse("answered") ? <AnsweredForm preferred={preferred} tone="quiet" /> : null}
        {isElse("assign") ? <AssignForm /> : null}
        {isElse("done") ? <OneClickForm action="done" tone="quiet" /> : null}
        {isElse("reopen") ? <OneClickForm action="reopen" tone="quiet" /> : null}
      </div>
      {hasLost ? <LostForm onWriting={setWriting} /> : null}
    </section>
  );
}

function AssignForm() {
  const { lead, colleagues } = useLeadPage();
  const assigned = lead.assignedTo?.id ?? "";
  return (
    <LeadForm action="assign" className="flex basis-full flex-wrap gap-2 md:basis-auto">
      {() => (
        <>
          <label className="min-w-32 flex-1 md:flex-none">
            <span className="sr-only">{copy.actions.assignTo}</span>
            <select key={assigned} name="to" defaultValue={assigned} className="input-box">
              <option value="">{copy.actions.nobody}</option>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" tone="quiet">
            {copy.actions.assign}
          </Button>
        </>
      )}
    </LeadForm>
  );
}

/** Folded, because it is rare and has questions of its own. */
function LostForm({ onWriting }: { onWriting: (isWriting: boolean) => void }) {
  const { refused } = useLeadPage();
  return (
    <details
      open={refused?.typed.action?.[0] === "lost"}
      onToggle={(event) => onWriting(event.currentTarget.open)}
      // Folded again once it was sent.
      onReset={({ currentTarget }) => {
        currentTarget.open = false;
      }}
      className="group"
    >
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <span>{copy.actions.lost}</span>
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <LeadForm action="lost" className="mt-2 grid justify-items-start gap-4">
        {({ problems, typed }) => (
          <>
            <fieldset
              className="grid gap-1"
              aria-describedby={problems.reason ? "reason-error" : undefined}
            >
              <legend className="mb-1 font-semibold">{copy.actions.reason}</legend>
              {Object.entries(lostWords).map(([value, label]) => (
                <label key={value} className="flex min-h-11 items-center gap-3">
                  <input
                    type="radio"
                    name="reason"
                    value={value}
                    defaultChecked={typed("reason") === value}
                    className="size-5"
                  />
                  <span>{label}</span>
                </label>
              ))}
              {problems.reason ? (
                <p id="reason-error" className="font-medium text-clay">
                  {problems.reason.join(" ")}
                </p>
              ) : null}
            </fieldset>
            <TextArea
              name="text"
              label={copy.actions.lostText}
              optional
              errors={problems.text}
              defaultValue={typed("text")}
              className="w-full max-w-prose"
            />
            <Button type="submit" tone="quiet">
              {copy.actions.lost}
            </Button>
          </>
        )}
      </LeadForm>
    </details>
  );
}
