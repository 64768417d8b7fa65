import { useState } from "react";
import { copy } from "./copy.ts";

/** Whether a text was copied; null before anybody tried. */
export type Copied = boolean | null;

/** Copies texts, where the browser lets a page do that. */
export function useCopied() {
  const [copied, setCopied] = useState<Copied>(null);
  const copyText = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return { copied, copyText };
}

/** Says whether a text was copied; if not, it stands on the page to be selected. */
export function CopiedNote({ copied }: { copied: Copied }) {
  const { copied: done, notCopied } = copy.send;
  return (
    <p role="status" className="text-soft empty:hidden">
      {copied === null ? "" : copied ? done : notCopied}
    </p>
  );
}
