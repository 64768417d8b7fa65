import { useEffect, useRef, useState } from "react";
import { type ContactToken, clearContact, saveContact, savedContact } from "./saved-contact.ts";

const words = {
  filled: "Filled in from your last form.",
  keptInTab: "It is kept in this tab only.",
  clear: "Clear it",
} as const;

/** Fields that say what another form was told, and what that is. */
type Filled = ReadonlyMap<HTMLInputElement, string>;

/**
 * Fills the empty fields of the form it stands in with what this visit's other forms were told,
 * says so, and takes it back on request. What is typed here is offered to the next form.
 */
export function PrefilledContact() {
  const here = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Filled>(new Map());
  useEffect(() => {
    const form = here.current?.closest("form");
    if (!form) return;
    setFilled(fillEmptyFields(form));
    return saveWhileTyping(form);
  }, []);

  function clear() {
    clearContact();
    for (const [control, text] of filled) {
      if (control.value === text) control.value = "";
      // The form's draft listens for it.
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    setFilled(new Map());
    filled.keys().next().value?.focus();
  }

  return (
    <div ref={here} className="no-print empty:hidden">
      {filled.size > 0 ? <PrefilledNotice kept={words.keptInTab} onClear={clear} /> : null}
    </div>
  );
}

/** Says quietly where the words in the fields come from, and how long they are kept. */
export function PrefilledNotice({ kept, onClear }: { kept: string; onClear: () => void }) {
  return (
    <p role="status" className="text-[0.9375rem] text-soft">
      <span>{`${words.filled} ${kept}`}</span>{" "}
      <button type="button" className="tap link-quiet font-semibold text-pine" onClick={onClear}>
        {words.clear}
      </button>
    </p>
  );
}

/** Keeps what is typed into the form's contact fields for the next form; answers how to stop. */
export function saveWhileTyping(form: HTMLFormElement): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    saveContact(target.autocomplete, target.value, location.pathname);
  };
  form.addEventListener("change", remember);
  return () => form.removeEventListener("change", remember);
}

function fillEmptyFields(form: HTMLFormElement): Filled {
  const known = savedContact();
  const filled = new Map<HTMLInputElement, string>();
  for (const control of form.elements) {
    // Under the hands of someone typing nothing changes.
    if (!(control instanceof HTMLInputElement) || control === document.activeElement) continue;
    const saved = known[control.autocomplete as ContactToken];
    if (!saved?.text) continue;
    if (control.value === "") control.value = saved.text;
    // Also what was filled in before a reload or Back, and put back by the browser or the draft.
    else if (control.value !== saved.text || saved.at === location.pathname) continue;
    filled.set(control, saved.text);
  }
  return filled;
}
