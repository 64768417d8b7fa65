import type { LeadFact } from "./lead-facts.ts";

interface FactListProps {
  title: string;
  facts: readonly LeadFact[];
}

/** What is known, each with its label. */
export function FactList({ title, facts }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{title}</h2>
      <dl className="grid gap-1.5">
        {facts.map(({ label, value, href }) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 cramped:grid-cols-1"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="break-words">
              {href ? (
                <a href={href} rel="noreferrer nofollow" className="link-quiet break-all">
                  {value}
                </a>
              ) : (
                <span>{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
