import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { Autosave, type SaveResult } from "./autosave.ts";
import { changeQuote, isEdit, type QuoteChange } from "./change-quote.ts";
import { DraftSaver } from "./draft-saver.ts";
import type { ShownComposer } from "./loader.server.ts";
import type { Errors } from "./post-quote.ts";
import type { Conflict } from "./save-answer.ts";
import { useKept, useSavedInTime } from "./use-kept.ts";
import {
  draftOf,
  placed,
  unreadableFields,
  type WrittenQuote,
  writtenQuote,
} from "./written-quote.ts";

const none: Errors = {};

/** The draft of a lead's quote: what is written, and saving it. @param member id of who writes */
export function useDraft(composer: ShownComposer, member: string) {
  const { reference } = composer.lead;
  const [written, dispatch] = useReducer(changeQuote, composer, beginning);
  const saving = useSaving(composer, written);
  const { autosave, saver, conflict } = saving;
  const change = useCallback(
    (made: QuoteChange) => {
      dispatch(made);
      if (isEdit(made)) autosave.changed();
    },
    [autosave],
  );
  useKept({ member, reference }, { autosave, saver, written, change });
  useSavedInTime(autosave);

  const adopt = useEffectEvent(() => {
    if (composer.version <= saver.version || !autosave.isIdle()) return;
    saver.goOnFrom(composer.version, composer.draft);
    saving.setSavedAt(composer.savedAt);
    dispatch({ do: "replace", draft: withLastDay(composer) });
  });
  // Somebody else saved while nothing was typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer draft is taken over
  useEffect(() => adopt(), [composer.version]);

  const choose = (isMine: boolean) => {
    if (!conflict) return;
    saver.goOnFrom(conflict.version, conflict.draft);
    saving.setConflict(undefined);
    if (!isMine) dispatch({ do: "replace", draft: conflict.draft });
    autosave.resolve({ isSaved: !isMine });
  };
  return {
    ...saving,
    written,
    change,
    keepMine: () => choose(true),
    takeTheirs: () => choose(false),
    /** Saves whatever the server doesn't have; false if that isn't possible now. */
    saveAll: () => {
      if (!saver.hasStored(draftOf(saving.latest.current))) autosave.changed();
      return autosave.flush();
    },
  };
}

/** Saving what is written, and what came of it. */
function useSaving(composer: ShownComposer, written: WrittenQuote) {
  const [savedAt, setSavedAt] = useState(composer.savedAt);
  const [conflict, setConflict] = useState<Conflict>();
  /** Messages of the last attempt, by the fields' ids. */
  const [errors, setErrors] = useState(none);
  const latest = useRef(written);
  useLayoutEffect(() => {
    latest.current = written;
  }, [written]);
  const [saver] = useState(() => new DraftSaver(composer.lead.reference, composer));

  const save = async (): Promise<SaveResult> => {
    const quote = latest.current;
    if (Object.keys(unreadableFields(quote)).length > 0) return "refused";
    const answer = await saver.save(draftOf(quote));
    if (answer.kind === "away") return "away";
    setErrors(answer.kind === "refused" ? placed(answer.errors, quote) : none);
    if (answer.kind === "conflict") setConflict(answer.conflict);
    if (answer.kind === "saved") setSavedAt(answer.savedAt);
    return answer.kind;
  };
  const [autosave] = useState(() => new Autosave(save));
  /** How far saving is. */
  const status = useSyncExternalStore(autosave.subscribe, autosave.status, autosave.status);
  return {
    autosave,
    saver,
    latest,
    status,
    savedAt,
    setSavedAt,
    conflict,
    setConflict,
    errors,
  };
}

/** A quote is good for the usual number of days until the seller chooses another day. */
function withLastDay({ draft, rules, today }: ShownComposer) {
  return { ...draft, goodUntil: draft.goodUntil || addDays(today, rules.goodForDays) };
}

function beginning(composer: ShownComposer): WrittenQuote {
  return writtenQuote(withLastDay(composer));
}
