import { useEffect, useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Key } from "./key.tsx";
import { composerKeys, keys, meaningOf } from "./keys.ts";

/** The desk's keys: each acts on the focused row of a list, or on what the page is about. */
export function Keyboard() {
  // Undefined until it is opened for the first time.
  const [isListed, setListed] = useState<boolean>();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? undefined : meaningOf(event);
      if (!key || document.querySelector("dialog[open]")) return;
      if (key === "?") setListed(true);
      else if (!perform(key)) return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  if (isListed === undefined) return null;
  return (
    <Dialog open={isListed} onClose={() => setListed(false)} title="Keys" className="max-w-md">
      <dl className="grid gap-3 p-5 sm:p-7">
        {[...keys, ...composerKeys].map(({ keys: names, what }) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt className="flex gap-1.5">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Whether the page has something for the key. */
function perform(key: string): boolean {
  if ((key === "j" || key === "k") && move(key === "j" ? 1 : -1)) return true;
  const row = document.activeElement?.closest("[data-row]");
  const scope = row ?? document.querySelector("[data-lead]") ?? document;
  const selector = `[data-key="${key}"]`;
  const found = key === "/" ? allShown(selector)[0] : scope.querySelector<HTMLElement>(selector);
  // A list without a focused row doesn't say which lead is meant.
  if (!found || (!row && found.closest("[data-row]"))) return false;
  if (found.matches("input, textarea")) found.focus();
  else found.click();
  return true;
}

function allShown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.offsetParent !== null,
  );
}

/** Moves on in the list, from the focused row or that of the open lead. */
function move(by: number): boolean {
  const links = allShown("[data-row] [data-row-link]");
  const focused = document.activeElement?.closest("[data-row]");
  const isFrom = (link: HTMLElement) =>
    focused ? focused.contains(link) : link.getAttribute("aria-current") === "page";
  const at = links.findIndex(isFrom);
  const next = links[at < 0 ? 0 : at + by];
  next?.focus();
  return next !== undefined;
}
