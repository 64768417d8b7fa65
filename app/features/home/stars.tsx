const star = "l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z";

/** From one star to the next, in units of the drawing. */
const step = 27;

const fiveStars = [0, 1, 2, 3, 4].map((index) => `M${12 + index * step} 3${star}`).join("");

/** Five stars in one drawing. */
export function Stars({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 132 24"
      className="block h-4 w-22 text-brass"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <path d={fiveStars} />
    </svg>
  );
}
