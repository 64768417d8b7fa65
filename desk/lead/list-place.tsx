import { Link } from "react-router";
import { leadAddress } from "#desk/inbox/inbox-address.ts";
import type { InboxData } from "#desk/inbox/loader.server.ts";
import { useShownList } from "#desk/inbox/use-shown-list.ts";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { type Place, usePlace } from "./use-place.ts";

/** Where the lead stands in the list it was opened from, and the way to the ones around it. */
export function ListPlace() {
  const { lead } = useLeadPage();
  const list = useShownList();
  const place = usePlace(list?.rows ?? [], lead.reference);
  if (!list || !place) return null;
  const { at, of, previous, next } = place;
  return (
    <nav aria-label={copy.place.label} className="ml-auto hidden items-center md:flex xl:-mr-3">
      {at > 0 && !list.query.after ? (
        <span className="mr-2 text-[0.9375rem] text-soft tabular-nums">
          {copy.place.text(at, list.next ? `${of}+` : String(of))}
        </span>
      ) : null}
      <Step to={previous} list={list} icon="left" label={copy.place.previous} dataKey="k" />
      <Step to={next} list={list} icon="right" label={copy.place.next} dataKey="j" />
    </nav>
  );
}

interface StepProps {
  to: Place["next"];
  list: InboxData;
  icon: "left" | "right";
  label: string;
  dataKey: string;
}

/** An arrow to a lead; at an end of the list its room stays, so that the other doesn't move. */
function Step({ to, list, icon, label, dataKey }: StepProps) {
  if (!to) return <span className="size-11" />;
  return (
    <Link
      to={leadAddress(to, list.query)}
      aria-label={label}
      data-key={dataKey}
      className="grid size-11 place-items-center rounded-full hover:bg-sand"
    >
      <Icon name={icon} />
    </Link>
  );
}
