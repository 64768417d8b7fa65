import { Icon, type IconName } from "./icon.tsx";

interface RoundButtonProps {
  icon: IconName;
  /** What it does, for who cannot see the icon. */
  label: string;
  onClick: () => void;
  /** Stays reachable, so that the focus is not lost while it is pressed. */
  disabled?: boolean;
  /** Its place and ground. */
  className: string;
}

/** An icon in a round target of 44 px. */
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
