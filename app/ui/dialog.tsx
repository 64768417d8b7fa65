import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as copy from "#copy/ui.ts";
import { focusHeading } from "./focus-heading.ts";
import { Icon } from "./icon.tsx";
import { dialogClosed, dialogOpened } from "./top-dialog.ts";

type DialogPlacement = "center" | "left" | "right" | "everywhere";

interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click outside the dialog. */
  onClose: () => void;
  title: string;
  placement?: DialogPlacement;
  /** Extra classes of the panel, such as its width. */
  className?: string;
  children: ReactNode;
}

const placements: Record<DialogPlacement, string> = {
  center:
    "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-3xl rounded-surface starting:open:translate-y-3",
  left: "mr-auto h-dvh max-h-dvh w-[min(24rem,calc(100vw-3rem))] starting:open:-translate-x-6",
  right: "ml-auto h-dvh max-h-dvh w-[min(24rem,calc(100vw-3rem))] starting:open:translate-x-6",
  everywhere: "m-0 h-dvh max-h-none w-full max-w-none starting:open:translate-y-3",
};

/**
 * The browser's modal dialog: focus stays inside, and returns to where it was. If the dialog was
 * open on page load, there is no such place, and focus goes to the page's heading.
 */
export function Dialog({
  open,
  onClose,
  title,
  placement = "center",
  className = "",
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, so that the dialog is open before its children's effects measure and scroll.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      dialogOpened(dialog);
      if (!dialog.open) dialog.showModal();
    }
    if (!open && dialog.open) {
      dialog.close();
      dialogClosed(dialog);
      if (document.activeElement === document.body) focusHeading();
    }
  }, [open]);

  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog) dialogClosed(dialog);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape reaches onCancel; the click is only for clicks beside the panel
    <dialog
      ref={element}
      aria-labelledby={titleId}
      data-everywhere={placement === "everywhere" || undefined}
      className={`bg-paper p-0 shadow-float transition-[opacity,transform] duration-200 ease-out starting:open:opacity-0 ${placements[placement]} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className="flex min-h-full flex-col">
          <header className="sticks top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-2 pr-2 pl-5 sm:pl-7">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="grid size-11 place-items-center rounded-surface hover:bg-sand"
              aria-label={copy.close}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
