import { useLocation } from "react-router";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { sent as copy } from "#copy/home.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";

/**
 * How long a request is confirmed, in milliseconds: as long as by the proof in the server's
 * addresses (rule 14.12).
 */
const validMs = 25 * 3_600_000;

interface SentState {
  sent: string;
  sentAt: number;
  respondBy: string;
}

/**
 * Confirms a quote request after the toast is gone, and in browsers without JavaScript, which have
 * no toasts.
 * @param sent reference that the page's address proves
 */
export function ConfirmationNotice({ sent: confirmed }: { sent: string | undefined }) {
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
              <ResponseTime respondBy={justSent?.respondBy}>{copy.text}</ResponseTime>
            </span>{" "}
            <span>
              <RichText parts={copy.reference({ reference: sent, strong: reference })} />
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}

function reference(words: string) {
  return (
    <strong translate="no" className="whitespace-nowrap">
      {words}
    </strong>
  );
}

/**
 * The request this tab sent, and by when the shop responds; the quote page passes both in the
 * history state.
 */
function useJustSubmitted() {
  const hydrated = useHydrated();
  const state = Object(useLocation().state) as Partial<SentState>;
  const { sent: reference, sentAt, respondBy } = state;
  if (!hydrated || !reference || sentAt === undefined) return undefined;
  return Date.now() - sentAt < validMs ? { reference, respondBy } : undefined;
}
