import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SendingWay } from "#domain/quote/quote-view.ts";
import { copy } from "./copy.ts";
import { type JustSentState, justSent } from "./just-sent.ts";
import { type Errors, postQuote } from "./post-quote.ts";

/** What the dialog shows. */
export type Sending =
  | { step: "closed" }
  | { step: "choose"; problem?: string }
  | { step: "sending" }
  /** By text or link: the seller still has to hand it over. */
  | { step: "sent"; by: "text" | "link"; link: string; leaving: JustSentState };

interface SendingDeps {
  reference: string;
  /** The shopper's first name. */
  name: string;
  saveAll: () => Promise<boolean>;
  savedVersion: () => number;
  /** Called with what keeps the quote from being sent, by the server's names of the fields. */
  onInvalid: (errors: Errors) => void;
}

/** Sends the quote, once for however many clicks. */
export function useSending({ reference, name, ...deps }: SendingDeps) {
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>({ step: "closed" });
  const isSending = useRef(false);

  const leave = (state: JustSentState) => navigate(`/leads/${reference}`, { state });
  const choose = (problem: string) => setSending({ step: "choose", problem });

  const send = async (by: SendingWay) => {
    setSending({ step: "sending" });
    if (!(await deps.saveAll())) return choose(copy.send.notSaved);
    const version = String(deps.savedVersion());
    const answer = await postQuote(reference, { action: "send", version, by });
    if (answer.kind === "away") return choose(copy.send.away);
    if (answer.kind === "refused") return choose(answer.message);
    if (answer.kind === "invalid") {
      const { by: way, ...errors } = answer.errors;
      if (way) return choose(way.join(" "));
      setSending({ step: "closed" });
      return deps.onInvalid(errors);
    }
    const leaving = justSent(Number(answer.body.quoteVersion), name);
    if (by === "email") return leave(leaving);
    setSending({ step: "sent", by, link: String(answer.body.link ?? ""), leaving });
  };

  return {
    sending,
    open: () => setSending({ step: "choose" }),
    close: () => {
      if (sending.step === "sent") void leave(sending.leaving);
      else if (sending.step !== "sending") setSending({ step: "closed" });
    },
    send: async (by: SendingWay) => {
      if (isSending.current) return;
      isSending.current = true;
      await send(by);
      isSending.current = false;
    },
  };
}
