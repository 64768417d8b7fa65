import { waitingNotes } from "#desk/waiting/shown-lead.ts";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";

/** What staff wrote for each other about the lead. */
export function StaffNotes() {
  const { lead, me, now } = useLeadPage();
  const { posts } = useWaiting();
  const stored = lead.history
    .filter(({ what }) => what === "note")
    .map((note) => ({ ...note, id: note.at, isWaiting: false }));
  const notes = [
    ...stored,
    ...waitingNotes(lead, posts, me).map((note) => ({ ...note, isWaiting: true })),
  ];
  return (
    <section aria-labelledby="notes-title" className="grid gap-3">
      <h2 id="notes-title" className="text-h3">
        {copy.notes.title}
      </h2>
      {notes.length > 0 ? (
        <ul className="grid gap-2">
          {notes.map(({ id, at, by, text = "", isWaiting }) => (
            <li key={id} className="rounded-surface bg-sand p-4 lg:bg-paper">
              <p className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem]">
                <span className="font-semibold" translate="no">
                  {by?.name ?? facts.shortName}
                </span>
                <span className="text-soft">
                  {isWaiting ? copy.notes.waiting : momentText(facts.timeZone, new Date(at), now)}
                </span>
              </p>
              <p className="break-words whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <LeadForm action="note" className="no-print grid justify-items-start gap-2">
        {({ problems, typed }) => (
          <>
            <TextArea
              id="note"
              name="text"
              label={copy.notes.label}
              help={copy.notes.help}
              errors={problems.text}
              defaultValue={typed("text")}
              data-key="n"
              className="w-full"
            />
            <Button type="submit" tone="quiet" size="small">
              {copy.notes.save}
            </Button>
          </>
        )}
      </LeadForm>
    </section>
  );
}
