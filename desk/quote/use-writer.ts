import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { copy } from "./copy.ts";
import type { ShownComposer } from "./loader.server.ts";
import { postQuote } from "./post-quote.ts";

/** Milliseconds between two signs that somebody is writing. */
const signMs = 30_000;

/**
 * Tells others that one is writing this quote, as long as the page is visible, and hears who else is
 * (rule 19.51).
 * @returns what to say while somebody else writes, and how to take over from them
 */
export function useWriter({ lead: { reference }, writer }: ShownComposer) {
  const { revalidate } = useRevalidator();
  const [otherWriter, setOtherWriter] = useState(writer && copy.writer.isWriting(writer.name));

  const sign = async (fields: Readonly<Record<string, string>> = {}) => {
    const answer = await postQuote(reference, { action: "write", ...fields });
    if (answer.kind === "done" && otherWriter !== null) {
      setOtherWriter(null);
      // They may have saved since this page was loaded.
      void revalidate();
    }
    if (answer.kind === "refused") setOtherWriter(answer.message);
  };
  const signIfVisible = useEffectEvent(() => {
    if (document.visibilityState === "visible") void sign();
  });
  const writerId = writer?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks at once when somebody else begins or ends
  useEffect(() => {
    const signNow = () => signIfVisible();
    signNow();
    const timer = setInterval(signNow, signMs);
    document.addEventListener("visibilitychange", signNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", signNow);
    };
  }, [writerId]);

  return { otherWriter, takeOver: () => sign({ force: "on" }) };
}
