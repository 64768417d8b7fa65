import { useLocation } from "react-router";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import type { HomeCopy } from "./copy.ts";

/** How long what was sent is confirmed, as by the server's own addresses (rule 14.12). */
const validMs = 25 * 3_600_000;

interface SentState {
  sent: string;
  sentAt: number;
  respondBy: string;
}

interface ConfirmationNoticeProps {
  copy: HomeCopy["sent"];
  /** What the page's address confirms. */
  sent: string | undefined;
}

/** What was sent, after the toast is gone, and for browsers that have no toasts. */
export function ConfirmationNotice({ copy, sent: confirmed }: ConfirmationNoticeProps) {
  const justSent = useJustSubmitted();
  const sent = confirmed ?? justSent?.reference;
  if (!sent) return null;
  return (
    <div role="status" className="bg-pine text-paper">
      <div className="page-width flex gap-3 py-5">
        <Icon name="check" className="mt-0.5 size-6" />
        <div>
          <p className="font-display text-h3">{copy.title}</p>
          <p className="mt-1">
            <span>
              <ResponseTime
                respondBy={justSent?.respondBy}
              >{`${copy.text} ${copy.reference}: `}</ResponseTime>
            </span>
            <strong translate="no" className="whitespace-nowrap">
              {sent}
            </strong>
            <span>{`. ${copy.keep}`}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** What this tab has sent, and by when it is answered: the page that sent it says so as it leads here. */
function useJustSubmitted() {
  const hydrated = useHydrated();
  const state = Object(useLocation().state) as Partial<SentState>;
  const { sent: reference, sentAt, respondBy } = state;
  if (!hydrated || !reference || sentAt === undefined) return undefined;
  return Date.now() - sentAt < validMs ? { reference, respondBy } : undefined;
}
