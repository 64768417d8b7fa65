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
import type { ShownComposer } from "./loader.server.ts";
import type { Errors } from "./post-quote.ts";
import { type Conflict, saveDraft } from "./save-draft.ts";
import { useKept, useSavedInTime } from "./use-kept.ts";
import {
  draftOf,
  fieldIdOf,
  unreadableFields,
  type WrittenQuote,
  writtenQuote,
} from "./written-quote.ts";

const none: Errors = {};

/** The draft of a lead's quote: what is written, and saving it. @param member who writes */
export function useDraft(composer: ShownComposer, member: string) {
  const { reference } = composer.lead;
  const [written, dispatch] = useReducer(changeQuote, composer, beginning);
  const [savedAt, setSavedAt] = useState(composer.savedAt);
  const [conflict, setConflict] = useState<Conflict>();
  const [errors, setErrors] = useState(none);
  const latest = useRef(written);
  const version = useRef(composer.version);
  const sent = useRef<string>(undefined);
  const stored = useRef(composer.version === 0 ? "" : JSON.stringify(composer.draft));
  useLayoutEffect(() => {
    latest.current = written;
  }, [written]);

  const save = async (): Promise<SaveResult> => {
    const quote = latest.current;
    if (Object.keys(unreadableFields(quote)).length > 0) return "refused";
    const draft = JSON.stringify(draftOf(quote));
    const sentBefore = sent.current;
    sent.current = draft;
    const answer = await saveDraft(reference, { version: version.current, draft, sentBefore });
    if (answer.kind === "away") return "away";
    setErrors(answer.kind === "refused" ? placed(answer.errors, quote) : none);
    if (answer.kind === "refused") return "refused";
    if (answer.kind === "conflict") {
      setConflict(answer.conflict);
      return "conflict";
    }
    version.current = answer.version;
    if (answer.kind === "behind") return save();
    stored.current = draft;
    setSavedAt(answer.savedAt);
    return "saved";
  };
  const [autosave] = useState(() => new Autosave(save));
  const status = useSyncExternalStore(autosave.subscribe, autosave.status, autosave.status);

  const change = useCallback(
    (made: QuoteChange) => {
      dispatch(made);
      if (isEdit(made)) autosave.changed();
    },
    [autosave],
  );
  useKept({ member, reference }, { autosave, written, version, change });
  useSavedInTime(autosave);

  const adopt = useEffectEvent(() => {
    if (composer.version <= version.current || !autosave.isIdle()) return;
    version.current = composer.version;
    stored.current = JSON.stringify(composer.draft);
    setSavedAt(composer.savedAt);
    dispatch({ do: "replace", draft: withLastDay(composer) });
  });
  // Somebody else saved while nothing was typed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer draft is taken over
  useEffect(() => adopt(), [composer.version]);

  const choose = (isMine: boolean) => {
    if (!conflict) return;
    version.current = conflict.version;
    setConflict(undefined);
    if (!isMine) dispatch({ do: "replace", draft: conflict.draft });
    autosave.resolve({ isSaved: !isMine });
  };
  return {
    written,
    change,
    /** How far saving is. */
    status,
    savedAt,
    /** Messages of the last attempt to save, by the fields' ids. */
    errors,
    conflict,
    keepMine: () => choose(true),
    takeTheirs: () => choose(false),
    /** Saves whatever the server doesn't have; false if that isn't possible now. */
    saveAll: () => {
      if (JSON.stringify(draftOf(latest.current)) !== stored.current) autosave.changed();
      return autosave.flush();
    },
    /** Number of the draft as it was saved last. */
    savedVersion: () => version.current,
  };
}

/** A quote is good for the usual number of days until the seller chooses another day. */
function withLastDay({ draft, rules, today }: ShownComposer) {
  return { ...draft, goodUntil: draft.goodUntil || addDays(today, rules.goodForDays) };
}

function beginning(composer: ShownComposer): WrittenQuote {
  return writtenQuote(withLastDay(composer));
}

function placed(errors: Errors, quote: WrittenQuote): Errors {
  const entries = Object.entries(errors).map(([name, texts]) => [fieldIdOf(name, quote), texts]);
  return Object.fromEntries(entries);
}
