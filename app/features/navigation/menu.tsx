import { type ReactNode, useEffect, useRef } from "react";
import { useEntryKey } from "#app/routing/use-entry-key.ts";
import { Icon } from "#ui/icon.tsx";

interface MenuProps {
  label: string;
  /** Content of the toggle; by default the label with an arrow. */
  toggle?: ReactNode;
  toggleClassName?: string;
  panelClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A menu made of the browser's `<details>`: opens without JavaScript, one at a time (rule 2.13).
 * With JavaScript it also closes on Escape, on a click elsewhere, when the focus leaves it and when
 * a link is followed.
 */
export function Menu({
  label,
  toggle,
  toggleClassName = "flex min-h-11 items-center gap-1.5 font-medium hover:text-pine",
  // It scrolls on low or enlarged screens, because the header above it is sticky.
  panelClassName = "max-h-[calc(100dvh-6.75rem)] overflow-y-auto overscroll-contain",
  className = "",
  children,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const key = useEntryKey();
  const openedOn = useRef(key);

  useEffect(() => {
    // Closes on a new page; stays as it is if it was opened before hydration.
    if (details.current && openedOn.current !== key) details.current.open = false;
    openedOn.current = key;
  }, [key]);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    <details
      ref={details}
      name="site-menu"
      className={`group ${className}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus moved to something that the open panel would hide.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={toggleClassName} aria-label={toggle ? label : undefined}>
        {toggle ?? (
          <>
            <span>{label}</span>
            <Icon
              name="down"
              className="size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </>
        )}
      </summary>
      <div
        className={`absolute inset-x-0 top-full z-30 border-y border-line bg-paper shadow-float ${panelClassName}`}
      >
        {children}
      </div>
    </details>
  );
}
