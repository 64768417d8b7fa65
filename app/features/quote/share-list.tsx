import { useToasts } from "#state/toast.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { copy } from "./copy.ts";
import { isAvailable, listHref, type QuoteLine } from "./quote-line.ts";

/** A button that shares a list link with these products (rule 8.10). */
export function ShareList({ lines }: { lines: readonly QuoteLine[] }) {
  const toasts = useToasts();
  const shared = lines.filter(isAvailable);
  if (shared.length === 0) return null;
  return (
    <ShareButton
      path={listHref(shared)}
      title={copy.share.title}
      label={copy.share.button}
      onCopied={() => toasts.show({ title: copy.share.copied, description: copy.share.copiedText })}
    />
  );
}
