import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLeadPage } from "#desk/lead/lead-context.ts";
import { copy as composerCopy } from "#desk/quote/copy.ts";
import { type JustSent, readJustSent } from "#desk/quote/just-sent.ts";
import { postQuote } from "#desk/quote/post-quote.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { copy } from "./copy.ts";

/** Says that the quote was just sent, and calls it back for nine seconds (rule 19.54). */
export function SentNotice() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  const sent = isHydrated ? readJustSent(state, now) : undefined;
  const [refusal, setRefusal] = useState("");
  const isRunning = sent !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar-room,0px)+0.75rem)] z-30 md:left-auto md:max-w-sm"
    >
      {sent || refusal ? (
        <div className="pointer-events-auto flex items-center justify-between gap-4 rounded-surface bg-ink py-1.5 pr-2 pl-5 text-paper shadow-float">
          <span>{refusal || (sent ? copy.justSent.text(sent.name) : "")}</span>
          {sent && !refusal ? (
            <UndoButton
              sent={sent}
              secondsLeft={(sent.until - now) / 1000}
              onRefusal={setRefusal}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

interface UndoButtonProps {
  sent: JustSent;
  secondsLeft: number;
  onRefusal: (message: string) => void;
}

function UndoButton({ sent, secondsLeft, onRefusal }: UndoButtonProps) {
  const { lead } = useLeadPage();
  const navigate = useNavigate();
  const undo = async () => {
    const fields = { action: "undo_send", version: String(sent.version) };
    const answer = await postQuote(lead.reference, fields);
    if (answer.kind === "done") await navigate(`/leads/${lead.reference}/quote`, { replace: true });
    else onRefusal(answer.kind === "refused" ? answer.message : composerCopy.away);
  };
  return (
    <button
      type="button"
      data-key="u"
      onClick={undo}
      className="flex min-h-11 items-center gap-2 rounded-surface px-3 font-semibold outline-paper hover:bg-white/10"
    >
      <span className="underline underline-offset-4">{copy.justSent.undo}</span>{" "}
      <span aria-hidden="true" className="tabular-nums">
        {copy.justSent.left(Math.max(1, Math.ceil(secondsLeft)))}
      </span>
    </button>
  );
}
