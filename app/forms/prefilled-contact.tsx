import { useEffect, useRef, useState } from "react";
import { prefilled as copy } from "#copy/forms.ts";
import { isBlank } from "#domain/contact-format.ts";
import { type ContactToken, clearContact, saveContact, savedContact } from "./saved-contact.ts";

/** Prefilled fields and their values. */
type Filled = ReadonlyMap<HTMLInputElement, string>;

/**
 * Fills empty contact fields of the form around it with values from this visit's other forms, says
 * so, and clears them on request. What is typed in this form is saved for the next.
 */
export function PrefilledContact() {
  const element = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Filled>(new Map());
  useEffect(() => {
    const form = element.current?.closest("form");
    if (!form) return;
    setFilled(fillEmptyFields(form));
    return saveWhileTyping(form);
  }, []);

  function clear() {
    clearContact();
    for (const [control, text] of filled) {
      if (control.value === text) control.value = "";
      // Updates the form's draft, which listens for this event.
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    setFilled(new Map());
    filled.keys().next().value?.focus();
  }

  return (
    <div ref={element} className="no-print empty:hidden">
      {filled.size > 0 ? <PrefilledNotice kept={copy.keptInTab} onClear={clear} /> : null}
    </div>
  );
}

/** A notice where the prefilled values come from and how long they are kept. */
export function PrefilledNotice({ kept, onClear }: { kept: string; onClear: () => void }) {
  return (
    <p role="status" className="text-[0.9375rem] text-soft">
      <span>{`${copy.filled} ${kept}`}</span>{" "}
      <button type="button" className="tap link-quiet font-semibold text-pine" onClick={onClear}>
        {copy.clear}
      </button>
    </p>
  );
}

/**
 * Saves contact fields as they are typed, and those filled in without an event when the form is
 * submitted, for the next form; returns a function that stops it.
 */
export function saveWhileTyping(form: HTMLFormElement): () => void {
  const saveChanged = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    saveContact(target.autocomplete, target.value, location.pathname);
  };
  const saveFilled = () => {
    const known = savedContact();
    for (const control of form.elements) {
      if (!(control instanceof HTMLInputElement)) continue;
      const { autocomplete, value } = control;
      if (isBlank(value) || known[autocomplete as ContactToken]?.text === value.trim()) continue;
      saveContact(autocomplete, value, location.pathname);
    }
  };
  form.addEventListener("change", saveChanged);
  form.addEventListener("submit", saveFilled);
  return () => {
    form.removeEventListener("change", saveChanged);
    form.removeEventListener("submit", saveFilled);
  };
}

function fillEmptyFields(form: HTMLFormElement): Filled {
  const known = savedContact();
  const filled = new Map<HTMLInputElement, string>();
  for (const control of form.elements) {
    // Never changes the field being typed in.
    if (!(control instanceof HTMLInputElement) || control === document.activeElement) continue;
    const saved = known[control.autocomplete as ContactToken];
    if (!saved?.text) continue;
    if (control.value === "") control.value = saved.text;
    // Also a value prefilled before a reload or Back, and restored by the browser or the draft.
    else if (control.value !== saved.text || saved.at === location.pathname) continue;
    filled.set(control, saved.text);
  }
  return filled;
}
