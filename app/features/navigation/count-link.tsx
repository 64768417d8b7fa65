import { counted } from "#copy/navigation.ts";
import { Icon, type IconName } from "#ui/icon.tsx";

interface CountLinkProps {
  to: string;
  label: string;
  icon: IconName;
  count: number;
}

/** An icon with a number, such as the quote list in the header. */
export function CountLink({ to, label, icon, count }: CountLinkProps) {
  return (
    <a
      href={to}
      className="relative grid size-[44px] place-items-center hover:text-pine"
      aria-label={counted({ label, count })}
    >
      <Icon name={icon} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-pine px-1 cramped:text-[0.5rem] text-[0.75rem] leading-none font-semibold text-paper tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </a>
  );
}
