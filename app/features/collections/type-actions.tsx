import * as copy from "#copy/collections.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { TypeCard } from "./collection-page-data.ts";

interface TypeActionsProps {
  type: TypeCard;
  /** Whether the background is dark. */
  light?: boolean;
  className?: string;
}

/**
 * Browse Category, which shows the products further down the same page (rule 3.11), Chat and Call.
 */
export function TypeActions({ type, light = false, className = "" }: TypeActionsProps) {
  const { slug, title, link } = type;
  const contact = `inline-flex min-h-11 items-center gap-2 px-2 font-semibold hover:underline ${light ? "text-paper" : "text-pine"}`;
  return (
    <div className={`no-print flex flex-wrap items-center gap-x-2 gap-y-1 ${className}`}>
      <a
        href={link}
        data-shows={slug}
        aria-label={copy.about.browse({ title })}
        className={buttonClass(
          { tone: light ? "light" : "outline", size: "small" },
          "mr-1 aria-current:chosen",
        )}
      >
        {copy.browse}
      </a>{" "}
      <a
        data-chat
        href={textHref(facts.phone, copy.textAbout({ title }))}
        aria-label={copy.about.chat({ title })}
        className={contact}
      >
        <Icon name="chat" className="size-4.5 max-xs:hidden md:max-lg:hidden" />
        {copy.chat}
      </a>{" "}
      <a href={callHref(facts.phone)} aria-label={copy.about.call({ title })} className={contact}>
        <Icon name="phone" className="size-4.5 max-xs:hidden md:max-lg:hidden" />
        {copy.call}
      </a>
    </div>
  );
}
