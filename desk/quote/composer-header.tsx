import { Link } from "react-router";
import { TimeMark } from "#desk/inbox/time-mark.tsx";
import { Icon } from "#ui/icon.tsx";
import type { SaveStatus } from "./autosave.ts";
import { copy } from "./copy.ts";
import type { ShownComposer } from "./loader.server.ts";
import type { Errors } from "./post-quote.ts";
import { savedText } from "./saved-text.ts";

interface ComposerHeaderProps {
  lead: ShownComposer["lead"];
  status: SaveStatus;
  /** ISO 8601 UTC. */
  savedAt: string | null;
  now: Date;
}

/** Whose quote it is, whether it is saved, and how long the shopper has waited. */
export function ComposerHeader({ lead, status, savedAt, now }: ComposerHeaderProps) {
  const { reference, name, dueAt } = lead;
  return (
    <header className="sticks top-0 z-10 flex items-center gap-3 border-b border-line bg-paper px-2 py-1.5 md:top-14 md:px-7 lg:static lg:border-0 lg:px-0 lg:py-4">
      <Link
        to={`/leads/${reference}`}
        aria-label={copy.back(name)}
        data-key="escape"
        className="grid size-11 shrink-0 place-items-center rounded-surface hover:bg-sand"
      >
        <Icon name="close" className="size-6 lg:hidden" />
        <Icon name="left" className="hidden size-6 lg:block" />
      </Link>
      <div className="min-w-0 flex-1 lg:flex lg:items-baseline lg:gap-6">
        <h1 className="font-sans text-lg leading-snug font-semibold lg:font-display lg:text-[1.875rem]">
          {copy.title(name)}
        </h1>
        <p className="text-[0.9375rem] text-soft">
          <span translate="no" className="hidden whitespace-nowrap lg:inline">
            {reference}
          </span>{" "}
          <span className="whitespace-nowrap lg:hidden">{savedText(status, savedAt)}</span>
        </p>
      </div>
      {dueAt ? <TimeMark dueAt={dueAt} now={now} className="pr-3 lg:pr-0" /> : null}
    </header>
  );
}

/** Says aloud only what went wrong; a word each time it is saved would disturb. */
export function SaveProblem({ status, errors }: { status: SaveStatus; errors: Errors }) {
  const refused = errors.form?.join(" ") ?? copy.unreadable;
  const text = { away: copy.notSaved, refused }[status as "away"] ?? "";
  return (
    <p
      role="status"
      className="mx-5 my-3 rounded-surface bg-clay-wash p-3 text-clay empty:hidden md:mx-10 lg:mx-0"
    >
      {text}
    </p>
  );
}
