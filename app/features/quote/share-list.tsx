import { useToasts } from "#state/toast.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { canBeSent, listHref, type QuoteLine } from "./quote-line.ts";
import { words } from "./words.ts";

/** Hands on a link that opens these pieces for somebody else (rule 8.10). */
export function ShareList({ lines }: { lines: readonly QuoteLine[] }) {
  const toasts = useToasts();
  const shared = lines.filter(canBeSent);
  if (shared.length === 0) return null;
  return (
    <ShareButton
      path={listHref(shared)}
      title={words.share.title}
      label={words.share.button}
      onCopied={() =>
        toasts.show({ title: words.share.copied, description: words.share.copiedText })
      }
    />
  );
}
