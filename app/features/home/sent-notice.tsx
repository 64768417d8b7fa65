import { useLocation } from "react-router";
import { AnswerText } from "#app/contact/answer-text.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import type { HomeWords } from "./words.ts";

/** How long what was sent is confirmed, as by the server's own addresses (rule 14.12). */
const freshMs = 25 * 3_600_000;

interface SentState {
  sent: string;
  sentAt: number;
  answerBy: string;
}

interface SentNoticeProps {
  words: HomeWords["sent"];
  /** What the page's address confirms. */
  sent: string | undefined;
}

/** What was sent, after the toast is gone, and for browsers that have no toasts. */
export function SentNotice({ words, sent: confirmed }: SentNoticeProps) {
  const justSent = useJustSent();
  const sent = confirmed ?? justSent?.reference;
  if (!sent) return null;
  return (
    <div role="status" className="bg-pine text-paper">
      <div className="page-width flex gap-3 py-5">
        <Icon name="check" className="mt-0.5 size-6" />
        <div>
          <p className="font-display text-h3">{words.title}</p>
          <p className="mt-1">
            <span>
              <AnswerText
                answerBy={justSent?.answerBy}
              >{`${words.text} ${words.reference}: `}</AnswerText>
            </span>
            <strong translate="no" className="whitespace-nowrap">
              {sent}
            </strong>
            <span>{`. ${words.keep}`}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** What this tab has sent, and by when it is answered: the page that sent it says so as it leads here. */
function useJustSent() {
  const hydrated = useHydrated();
  const state = Object(useLocation().state) as Partial<SentState>;
  const { sent: reference, sentAt, answerBy } = state;
  if (!hydrated || !reference || sentAt === undefined) return undefined;
  return Date.now() - sentAt < freshMs ? { reference, answerBy } : undefined;
}
