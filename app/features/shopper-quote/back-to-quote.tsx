import * as quoteCopy from "#copy/quote-page.ts";
import { Icon } from "#ui/icon.tsx";

interface BackToQuoteProps {
  /** Of the quote's page. */
  path: string;
  words?: string;
}

/** Link from a step back to the whole quote. */
export function BackToQuote({ path, words = quoteCopy.back }: BackToQuoteProps) {
  return (
    <a
      href={path}
      rel="nofollow"
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
    >
      <Icon name="left" className="size-4" />
      <span>{words}</span>
    </a>
  );
}
