import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  /** Classes for its position and visibility. */
  className?: string;
  /** Classes of the label's text. */
  labelClassName?: string;
  /** Class of the select's least width, which keeps it as wide in any font. */
  selectClassName?: string;
  children: ReactNode;
}

/** A select that always shows the listing's current value. */
export function Choice({
  name,
  label,
  value,
  className = "flex",
  labelClassName = "",
  selectClassName = "min-w-0",
  children,
}: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` resets it after Back from a choice still in flight
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value, key]);

  return (
    <label className={`min-w-0 items-center gap-2 text-[0.9375rem] text-soft ${className}`}>
      <span className={labelClassName}>{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value}
        className={`min-h-11 rounded-surface border border-edge bg-paper py-1 pr-2 pl-3 font-semibold text-ink ${selectClassName}`}
      >
        {children}
      </select>
    </label>
  );
}
