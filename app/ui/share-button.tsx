import { useState } from "react";
import { Icon } from "./icon.tsx";

interface ShareButtonProps {
  /** Path and query of the page to share. */
  path: string;
  /** Title for the phone's share sheet. */
  title: string;
  label: string;
  onCopied: () => void;
}

/** Opens the phone's share sheet, else copies the link, else shows the link to copy by hand. */
export function ShareButton({ path, title, label, onCopied }: ShareButtonProps) {
  const [byHand, setByHand] = useState(false);

  async function share() {
    const url = address(path);
    if (matchMedia("(pointer: coarse)").matches && navigator.share) {
      // Closing the sheet without sharing is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      onCopied();
    } catch {
      setByHand(true);
    }
  }

  return (
    <div className="needs-js no-print flex flex-wrap items-center gap-3">
      {byHand ? (
        <input
          readOnly
          aria-label={label}
          value={address(path)}
          onFocus={(event) => event.target.select()}
          className="input-box w-64"
        />
      ) : null}
      <button
        type="button"
        onClick={share}
        className="tap flex min-h-11 items-center gap-2 font-semibold text-pine hover:underline"
      >
        <Icon name="share" className="size-4.5" />
        <span>{label}</span>
      </button>
    </div>
  );
}

function address(path: string) {
  return new URL(path, location.href).href;
}
