import { useEffect, useEffectEvent } from "react";
import type { Autosave } from "./autosave.ts";
import type { QuoteChange } from "./change-quote.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { dropDraft, keepDraft, keptDraft } from "./kept-draft.ts";
import type { WrittenQuote } from "./written-quote.ts";

interface Writing {
  autosave: Autosave;
  saver: DraftSaver;
  written: WrittenQuote;
  change: (change: QuoteChange) => void;
}

/** Keeps what isn't saved in the browser's tab, and goes on with what it kept. */
export function useKept(owner: { member: string; reference: string }, writing: Writing): void {
  const { autosave, saver, written, change } = writing;
  const restore = useEffectEvent(() => {
    const kept = keptDraft(owner);
    if (!kept) return;
    saver.goOnFrom(kept.version);
    change({ do: "restore", written: kept.written });
  });
  const dropSaved = useEffectEvent(() => {
    if (autosave.isSaved()) dropDraft(owner);
  });
  const keep = useEffectEvent(() => {
    if (!autosave.isSaved()) keepDraft(owner, { version: saver.version, written });
  });
  useEffect(() => {
    restore();
    return autosave.subscribe(() => dropSaved());
  }, [autosave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever something is written
  useEffect(() => keep(), [written]);
}

/** Saves at once when the page is left or hidden, and when the connection is back. */
export function useSavedInTime(autosave: Autosave): void {
  useEffect(() => {
    const save = () => void autosave.flush();
    const saveHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("online", save);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", saveHidden);
    return () => {
      removeEventListener("online", save);
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", saveHidden);
      save();
    };
  }, [autosave]);
}
