import { useToasts } from "#state/toast.tsx";
import { ShareButton } from "#ui/share-button.tsx";

/** A button that shares a product's page. */
export function ShareProduct({ title, path }: { title: string; path: string }) {
  const toasts = useToasts();
  return (
    <ShareButton
      title={title}
      path={path}
      label="Share"
      onCopied={() =>
        toasts.show({ title: "Link copied", description: "Paste it wherever you like." })
      }
    />
  );
}
