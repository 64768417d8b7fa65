import { Icon, type IconName } from "./icon.tsx";

interface RoundButtonProps {
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  onClick: () => void;
  /** Sets `aria-disabled`, so that the button keeps the focus. */
  disabled?: boolean;
  /** Classes for position and background. */
  className: string;
}

/** A round icon button of 44 px. */
export function RoundButton({ icon, label, onClick, disabled, className }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onClick}
      className={`grid size-11 place-items-center rounded-full aria-disabled:opacity-40 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
