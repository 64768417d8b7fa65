type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what was typed or chosen before the page's script ran.
 * @returns a function that puts it into the controls of the same id or name, and restores the focus,
 *   after React has replaced the document: another program has changed it in a way that can't be undone
 */
export function keepTypedText(): () => void {
  const { activeElement } = document;
  const typed = [...document.querySelectorAll<Control>("input, textarea, select")].filter(isTyped);
  return () => {
    for (const control of typed.splice(0)) {
      const successor = control.isConnected ? null : successorOf(control);
      if (!successor) continue;
      if (successor instanceof HTMLInputElement && control instanceof HTMLInputElement) {
        successor.checked = control.checked;
      }
      successor.value = control.value;
      if (control === activeElement) successor.focus({ preventScroll: true });
    }
  };
}

function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return true;
  if (control.type === "file") return false;
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
    return true;
  return control.value !== control.defaultValue;
}

function successorOf({ id, name, type, value }: Control): Control | null {
  const choice = type === "radio" || type === "checkbox" ? `[value="${CSS.escape(value)}"]` : "";
  const selector = id ? `#${CSS.escape(id)}` : `main [name="${CSS.escape(name)}"]${choice}`;
  return document.querySelector(selector);
}
