const paths = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  heart:
    "M12 20s-7.5-4.6-9.2-9C1.5 7.6 3.4 4.5 6.6 4.5c2.3 0 4 1.3 5.4 3.5 1.4-2.2 3.1-3.5 5.4-3.5 3.2 0 5.1 3.1 3.8 6.5C19.5 15.4 12 20 12 20z",
  list: "M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  phone:
    "M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3c0 1-.8 2-2 2C10.5 19.5 4.5 13.5 4.5 5.5c0-1.2 1-2 2-2z",
  chat: "M4 5h16v11H10l-4.5 4v-4H4z",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M4.5 12.5l5 5 10-11",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8",
  filter: "M4 6h16M7 12h10M10 18h4",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z",
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  name: IconName;
  /** Extra classes; the default size is 20 px. */
  className?: string;
  filled?: boolean;
}

/** A line icon, hidden from screen readers: the control around it must have a name. */
export function Icon({ name, className = "size-5", filled = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
