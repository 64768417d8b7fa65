import { Link } from "react-router";
import { inboxAddress } from "#desk/inbox/inbox-address.ts";
import { InitialsMark } from "#desk/inbox/initials-mark.tsx";
import { StateMark } from "#desk/inbox/state-mark.tsx";
import { TimeMark } from "#desk/inbox/time-mark.tsx";
import { useListQuery } from "#desk/inbox/use-list-query.ts";
import { kindText } from "#desk/lead-words.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { dueText } from "./due-text.ts";
import { lostReasonText } from "./history-text.ts";
import { useLeadPage } from "./lead-context.ts";
import { ListPlace } from "./list-place.tsx";

/** Who asks for what, how far it is, who has it, and how long it may still wait. */
export function LeadHeading() {
  const { lead, me, now } = useLeadPage();
  const { name, reference, state, dueAt, assignedTo, submittedAt, lostReason } = lead;
  return (
    <header className="grid gap-2 xl:grid-cols-[minmax(0,1fr)_auto] xl:*:col-span-full xl:gap-y-1">
      <div className="flex items-center justify-between xl:col-[2]! xl:row-start-1">
        <Link
          to={inboxAddress(useListQuery())}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-2 font-semibold text-pine xl:hidden"
        >
          <Icon name="left" />
          <span>{copy.inbox}</span>
        </Link>
        <ListPlace />
      </div>
      {dueAt ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 xl:col-[1]! xl:row-start-1 xl:justify-start">
          <TimeMark dueAt={dueAt} now={now} />{" "}
          <span className="text-soft">
            {copy.answerBy(dueText(facts.timeZone, new Date(dueAt), now))}
          </span>
        </p>
      ) : null}
      <h1 className="text-h1 xl:text-h2" translate="no">
        {name}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StateMark state={state} />{" "}
        <span className="text-soft">
          {`${kindText(lead)} `}
          <span translate="no" className="whitespace-nowrap">
            {reference}
          </span>
          {`, ${momentText(facts.timeZone, new Date(submittedAt), now)}`}
        </span>
        <span className="ml-auto flex items-center gap-2 text-soft">
          {assignedTo ? (
            <>
              <span aria-hidden="true">
                {assignedTo.id === me.id ? copy.youHaveIt : copy.has(assignedTo.name)}
              </span>
              <InitialsMark who={assignedTo} isMe={assignedTo.id === me.id} />
            </>
          ) : (
            <span>{copy.nobodyHasIt}</span>
          )}
        </span>
      </div>
      {state === "lost" && lostReason ? (
        <p>{copy.lostBecause(lostReasonText(lostReason))}</p>
      ) : null}
    </header>
  );
}
