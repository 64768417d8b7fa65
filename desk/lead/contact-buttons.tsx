import { DeskIcon } from "#desk/shell/desk-icon.tsx";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type ContactWay, contactLinks } from "./contact-ways.ts";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";

/** Text, Call and Email, the preferred way first and outlined. */
export function ContactButtons({ preferred, bestTime }: { preferred: string; bestTime: string }) {
  const { lead, me } = useLeadPage();
  const from = { me: me.name, shop: facts.name, kind: lead.kind, language: lead.language };
  const links = contactLinks(lead, { ...from, preferred });
  const prefers = copy.contact.prefers[preferred as "phone"];
  return (
    <section id="contact" aria-label={copy.contact.label} className="no-print grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
        {links.map(({ way, to, href }, index) => (
          <a
            key={way}
            href={href}
            data-key={index === 0 ? "c" : undefined}
            aria-label={`${copy.contact[way]} ${to}`}
            className={buttonClass(
              { tone: index === 0 && prefers ? "outline" : "quiet" },
              "min-w-0 px-3",
            )}
          >
            <WayIcon way={way} />
            <span>{copy.contact[way]}</span>
          </a>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 text-[0.9375rem] text-soft">
        {links.length === 0 ? <span>{copy.contact.none}</span> : null}
        {prefers || bestTime ? <span>{[prefers, bestTime].filter(Boolean).join(", ")}</span> : null}
        {links
          .filter(({ way }) => way !== "text")
          .map(({ way, to }) => (
            <span key={way} translate="no" className="min-w-0 break-words">
              {to}
            </span>
          ))}
      </p>
    </section>
  );
}

function WayIcon({ way }: { way: ContactWay }) {
  if (way === "email") return <DeskIcon name="mail" />;
  return <Icon name={way === "text" ? "chat" : "phone"} />;
}
