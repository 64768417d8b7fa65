const paths = {
  inbox: "M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5c.5-3.3 3-5 6.5-5s6 1.7 6.5 5M16 5.3a3.4 3.4 0 0 1 0 6.4M18 14.9c2 .7 3.2 2.2 3.5 4.6",
  mail: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  note: "M5 4.5h14v10L14.5 19.5H5zM14.5 19.5v-5H19",
  offline:
    "M4 4l16 16M8.5 13.5a6 6 0 0 1 5-1.4M5.5 10.3a10 10 0 0 1 3.3-2M12.5 7.5a10 10 0 0 1 6 2.8M12 18h.01",
} as const;

/** A line icon of the desk, hidden from screen readers: the control around it must have a name. */
export function DeskIcon({
  name,
  className = "size-5",
}: {
  name: keyof typeof paths;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
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
