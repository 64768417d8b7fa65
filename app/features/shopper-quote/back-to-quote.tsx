import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { quoteCopy } from "./copy.ts";

/** Link from a step back to the whole quote. */
export function BackToQuote({ words = quoteCopy.back }: { words?: string }) {
  const { pathname } = useLocation();
  return (
    <a
      href={pathname}
      rel="nofollow"
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
    >
      <Icon name="left" className="size-4" />
      <span>{words}</span>
    </a>
  );
}
