import { useToasts } from "#state/toast.tsx";
import { Icon } from "#ui/icon.tsx";

/** Hands the page to the phone's share sheet, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const toasts = useToasts();
  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ title: "Link copied", description: "Paste it wherever you like." });
    } catch {
      toasts.show({ title: "Copy this link to share", description: url });
    }
  }
  return (
    <button
      type="button"
      onClick={share}
      className="needs-js inline-flex min-h-11 items-center gap-2 font-semibold hover:text-pine"
    >
      <Icon name="share" className="size-4.5" />
      Share
    </button>
  );
}
