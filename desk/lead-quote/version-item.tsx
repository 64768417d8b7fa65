import { useLeadPage } from "#desk/lead/lead-context.ts";
import type { ListedVersion } from "#domain/quote/quote-view.ts";
import { momentText } from "#formats";
import { facts } from "#shop/facts.ts";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import { OfferView } from "./offer-view.tsx";
import { VersionActs } from "./version-acts.tsx";
import { versionFacts, versionTitle } from "./version-text.ts";

interface VersionItemProps {
  version: ListedVersion;
  isNewest: boolean;
}

/** A version that was sent: how far it is, what it offers, and what can be done with it. */
export function VersionItem({ version, isNewest }: VersionItemProps) {
  const { now } = useLeadPage();
  const momentOf = (at: string) => momentText(facts.timeZone, new Date(at), now);
  const counts = version.status === "open" || version.status === "accepted";
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={counts ? "font-semibold" : ""}>{versionTitle(version)}</span>{" "}
        <span className={counts ? "font-semibold text-pine" : "text-soft"}>
          {copy.status[version.status]}
        </span>
      </p>
      <ul className="text-[0.9375rem] text-soft">
        {versionFacts(version, momentOf).map((fact) => (
          <li key={fact} className="break-words">
            {fact}
          </li>
        ))}
      </ul>
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
          <span>{copy.asSent}</span>
          <Icon name="down" className="size-4 group-open:rotate-180" />
        </summary>
        <OfferView offer={version.offer} />
      </details>
      <VersionActs version={version} isNewest={isNewest} />
    </li>
  );
}
