import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

/**
 * Events before which the page must know what its controls show: autofill and password managers
 * may change a control without an event of its own.
 */
const moments = [
  "input",
  "change",
  "click",
  "submit",
  "keydown",
  "focusout",
  "pagehide",
  "visibilitychange",
] as const;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Props for a text field or select that shows `text`. What stands in it counts, whoever wrote it
 * (rule 14.32): `onText` receives every change of it, and `text` replaces it only when `text` itself
 * changes, for example in another tab.
 *
 * @param onText absent for a plain field, whose initial text is `text`
 */
export function useFieldText<Control extends TextControl>(
  text: string | undefined,
  onText: ((text: string) => void) | undefined,
) {
  const ref = useRef<Control>(null);
  const [initial] = useState(text);
  useControl({ ref, shown: text ?? "", ...textOfControl, onChange: onText });
  return onText ? { ref, defaultValue: initial } : { defaultValue: text };
}

/** The same for a checkbox or radio button; `onCheck` is also called when it is unchecked. */
export function useFieldChecked(
  checked: boolean,
  onCheck: ((checked: boolean) => void) | undefined,
) {
  const ref = useRef<HTMLInputElement>(null);
  const [initial] = useState(checked);
  useControl({ ref, shown: checked, ...checkedOfControl, onChange: onCheck });
  return onCheck ? { ref, defaultChecked: initial } : { defaultChecked: checked };
}

const textOfControl = {
  read: (control: TextControl) => control.value,
  write: (control: TextControl, text: string) => {
    control.value = text;
  },
};

const checkedOfControl = {
  read: (control: HTMLInputElement) => control.checked,
  write: (control: HTMLInputElement, checked: boolean) => {
    control.checked = checked;
  },
};

interface ControlOptions<Control, Value> {
  ref: RefObject<Control | null>;
  /** The value the page wants to show. */
  shown: Value;
  read: (control: Control) => Value;
  write: (control: Control, value: Value) => void;
  onChange: ((value: Value) => void) | undefined;
}

function useControl<Control, Value>(options: ControlOptions<Control, Value>) {
  const { ref, shown, read, write, onChange } = options;
  /** The value that the page and the control last agreed on. */
  const agreed = useRef(shown);
  const report = useEffectEvent((value: Value) => {
    agreed.current = value;
    onChange?.(value);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `shown` is written
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control || shown === agreed.current) return;
    if (read(control) === agreed.current) write(control, shown);
    agreed.current = shown;
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the control stays the same
  useEffect(() => {
    const control = ref.current;
    if (!control) return;
    const watched = {
      isChanged: () => read(control) !== agreed.current,
      report: () => report(read(control)),
    };
    const stop = watch(watched);
    // Typed before hydration.
    if (watched.isChanged()) watched.report();
    return () => {
      stop();
      if (watched.isChanged()) watched.report();
    };
  }, []);
}

interface Watched {
  isChanged: () => boolean;
  report: () => void;
}

const watched = new Set<Watched>();

function watch(control: Watched): () => void {
  if (watched.size === 0) for (const type of moments) addEventListener(type, reportChanged, true);
  watched.add(control);
  return () => {
    watched.delete(control);
    if (watched.size > 0) return;
    for (const type of moments) removeEventListener(type, reportChanged, true);
  };
}

/**
 * Reports every control that has changed, before the event reaches its handlers. Each is rendered
 * before the next, which may belong to the same state.
 */
function reportChanged() {
  for (const { isChanged, report } of watched) if (isChanged()) flushSync(report);
}
