import { useFieldText } from "#ui/control-value.ts";

interface LineSelectProps {
  id: string;
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** A choice in a line; on wide screens its label is only for screen readers. */
export function LineSelect({ id, label, value, onValue, options, className }: LineSelectProps) {
  const shown = useFieldText<HTMLSelectElement>(value, onValue);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-[0.9375rem] text-soft lg:sr-only">
        {label}
      </label>
      <select id={id} className="input-box lg:min-h-11 lg:px-2 lg:py-1 lg:text-sm" {...shown}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
