import { useState } from "react";

interface ComboboxSettings<Option> {
  options: readonly Option[];
  /** Whether the options belong to the field's current text. */
  fresh: boolean;
  startsOpen: boolean;
  onChoose: (option: Option) => void;
  onClear: () => void;
}

interface State<Option> {
  open: boolean;
  /** Index of the highlighted option; -1 for none. */
  active: number;
  /** The options it was highlighted in: others that arrive later have none highlighted. */
  of: readonly Option[];
}

const closed = { open: false, active: -1, of: [] };
const opened = { ...closed, open: true };

/**
 * Keyboard handling of a text field with a list of options, as in the ARIA Authoring Practices
 * ("editable combobox with list autocomplete"): arrows move through the list, Enter chooses the
 * highlighted option, Escape closes the list and then empties the field.
 */
export function useCombobox<Option>(settings: ComboboxSettings<Option>) {
  const { options, fresh, startsOpen, onChoose, onClear } = settings;
  const [state, setState] = useState<State<Option>>(startsOpen ? opened : closed);
  const open = state.open && options.length > 0;
  const active = open && state.of === options ? state.active : -1;

  const highlight = (index: number) => setState({ open: true, active: index, of: options });

  function move(step: 1 | -1) {
    const from = active === -1 && step === -1 ? 0 : active;
    highlight((from + step + options.length) % options.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const chosen = options[active];
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length > 0) {
      event.preventDefault();
      if (event.altKey) setState(event.key === "ArrowDown" ? opened : closed);
      else move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      setState(closed);
      onChoose(chosen);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (open) setState(closed);
      else onClear();
    }
  }

  return {
    open: open && fresh,
    active,
    onKeyDown,
    /** Opens the list after the field changed, with no option highlighted. */
    openList: () => setState(opened),
    closeList: () => setState(closed),
    pointAt: highlight,
  };
}
