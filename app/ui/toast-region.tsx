import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import * as copy from "#copy/ui.ts";
import { DomRepairBoundary } from "./dom-repair-boundary.tsx";
import { Icon } from "./icon.tsx";
import { useTopDialog } from "./top-dialog.ts";

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  /** A separate line below, such as a reference. */
  detail?: string;
  tone: "plain" | "error";
  /** A next step, e.g. View Cart. */
  action?: { label: string; to: string };
}

interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
  /** Pointer or focus entered: keep all toasts until it leaves. */
  onHold: () => void;
  onRelease: () => void;
}

/**
 * The corner that shows toasts. They don't take focus; the region is always in the page, so screen
 * readers announce them. While a modal dialog is open the region is inside it, because anything
 * outside is inert: visible, but neither announced nor clickable.
 */
export function ToastRegion({ toasts, onDismiss, onHold, onRelease }: ToastRegionProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const dialog = useTopDialog();
  const isShown = toasts.length > 0;
  // For the styles: what gets the focus stays clear of the toasts.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-toasts", isShown);
  }, [isShown]);
  const region = (
    <section
      aria-label={copy.messages}
      ref={raise}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={({ currentTarget, relatedTarget: from }) => {
        if (from && !currentTarget.contains(from)) cameFrom.current = from as HTMLElement;
        onHold();
      }}
      // After a keyboard click, which may remove the button, focus returns to where it was.
      onClickCapture={({ detail }) => detail || cameFrom.current?.focus()}
      onBlur={onRelease}
      className="no-print pointer-events-none fixed inset-auto right-0 bottom-0 z-50 m-0 w-full max-w-md border-0 bg-transparent p-4 text-ink max-md:[body:has([data-bottom-bar])_&]:-translate-y-(--bar-room,7rem) low:max-h-[50dvh] low:translate-y-0! low:overflow-y-auto low:p-2 sm:p-6"
    >
      <div role="status">
        <ul className="grid gap-3">
          <DomRepairBoundary>
            {toasts.map((toast) => (
              <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
            ))}
          </DomRepairBoundary>
        </ul>
      </div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/**
 * Makes the region a popover, above the dialog it is in. Browsers without popovers show it as it is.
 */
function raise(region: HTMLElement | null) {
  if (!region || !("showPopover" in region)) return;
  region.setAttribute("popover", "manual");
  if (!region.matches(":popover-open")) region.showPopover();
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: () => void }) {
  const { title, description, detail, tone, action } = toast;
  return (
    <li
      data-toast
      className={`pointer-events-auto flex items-start gap-3 rounded-surface py-2 pr-2 pl-5 shadow-float transition-[opacity,transform] duration-200 ease-out starting:translate-y-3 starting:opacity-0 ${tone === "error" ? "bg-clay text-white" : "bg-ink text-paper"}`}
    >
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-semibold">{title}</p>
        {description ? <p className="text-[0.9375rem]">{description}</p> : null}
        {detail ? <p className="text-[0.9375rem] font-semibold">{detail}</p> : null}
        {action ? (
          <a
            href={action.to}
            onClick={onDismiss}
            className="tap mt-1 inline-block py-1 font-semibold underline underline-offset-4"
          >
            {action.label}
          </a>
        ) : null}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        aria-label={copy.dismiss({ title })}
        className="grid size-11 shrink-0 place-items-center rounded-surface outline-current hover:bg-white/10"
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
