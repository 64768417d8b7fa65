import { useLocation, useSearchParams } from "react-router";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import type { HomeWords } from "./words.ts";

/** The reference of a lead just sent, e.g. `Q-7K3M9`; nothing else is ever shown. */
const reference = /^[A-Z]-[0-9A-Z]{5}$/;

/** What was sent, after the toast is gone, and for browsers that have no toasts. */
export function SentNotice({ words }: { words: HomeWords["sent"] }) {
  const sent = useSentReference();
  if (!sent) return null;
  return (
    <div role="status" className="bg-pine text-paper">
      <div className="page-width flex gap-3 py-5">
        <Icon name="check" className="mt-0.5 size-6" />
        <div>
          <p className="font-display text-h3">{words.title}</p>
          <p className="mt-1">
            <span>{`${words.text} ${words.reference}: `}</span>
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

function useSentReference() {
  const hydrated = useHydrated();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const fromState: unknown = hydrated ? Object(state).sent : undefined;
  const candidate = params.get("sent") ?? fromState;
  return typeof candidate === "string" && reference.test(candidate) ? candidate : null;
}
