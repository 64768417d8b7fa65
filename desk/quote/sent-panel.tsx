import { useEffect } from "react";
import { Link } from "react-router";
import { copyIn } from "#copy-in/messages-to-shoppers.ts";
import { smsHref } from "#desk/lead/contact-ways.ts";
import { monthAndDayIn } from "#month-and-day-in";
import { facts } from "#shop/facts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopiedNote, useCopied } from "./copied-note.tsx";
import { copy } from "./copy.ts";
import type { ShownComposer } from "./loader.server.ts";
import type { Sending } from "./use-sending.ts";

interface SentPanelProps {
  sent: Extract<Sending, { step: "sent" }>;
  lead: ShownComposer["lead"];
  names: { shopper: string; me: string };
  goodUntil: string;
}

/** Hands the link of a quote over: to the phone's messages, or to the clipboard. */
export function SentPanel({ sent, lead, names, goodUntil }: SentPanelProps) {
  const { by, link, leaving } = sent;
  const { send } = copy;
  const day = monthAndDayIn[lead.language](goodUntil);
  const words = copyIn[lead.language].quoteReady({
    shopper: names.shopper,
    seller: names.me,
    shop: facts.shortName,
    link,
    day,
  });
  const sms = by === "text" && lead.phone ? smsHref(lead.phone, words) : undefined;
  const given = by === "text" ? words : link;
  const { copied, copyText } = useCopied();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after it was sent
  useEffect(() => {
    if (sms) location.assign(sms);
    else void copyText(given);
  }, []);

  return (
    <>
      <CopiedText label={by === "text" ? send.theText : send.theLink} text={given} />
      <CopiedNote copied={copied} />
      <div className="grid gap-3">
        {sms ? (
          <a href={sms} className={buttonClass()}>
            {send.openMessages}
          </a>
        ) : null}
        <Button tone={sms ? "quiet" : "primary"} onClick={() => void copyText(given)}>
          {sms ? send.copyWords : send.copyLink}
        </Button>
        <Link
          to={`/leads/${lead.reference}`}
          state={leaving}
          className={buttonClass({ tone: "quiet" })}
        >
          {send.done(names.shopper)}
        </Link>
      </div>
    </>
  );
}

/** The text itself, for when it can't be copied by a click. */
function CopiedText({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-surface bg-sand p-3">
      <p className="text-[0.9375rem] text-soft">{label}</p>
      <p translate="no" className="select-all wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
