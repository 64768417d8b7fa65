/** A product's badges, such as Sale; renders nothing without any. */
export function Badges({
  badges,
  lang,
  className = "",
}: {
  badges: readonly string[];
  /** Their language where it isn't the page's. */
  lang?: string | undefined;
  className?: string;
}) {
  if (badges.length === 0) return null;
  return (
    <ul lang={lang} className={`flex flex-wrap gap-1.5 ${className}`}>
      {badges.map((badge) => (
        <li
          key={badge}
          className={`whitespace-nowrap rounded-[2px] bg-paper px-2 py-0.5 text-[0.8125rem] leading-[1.25rem] font-semibold ${badge === "Sale" ? "text-clay" : "text-ink"}`}
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
