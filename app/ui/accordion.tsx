import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  /** Shared by all items: opening one closes the others. */
  name: string;
  items: readonly { title: string; body: ReactNode }[];
}

/** Items that open one at a time and close again (rule 2.24); works without JavaScript. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-line">
      {items.map(({ title, body }) => (
        <details key={title} name={name} className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg font-semibold">
            <span>{title}</span>
            <Icon
              name="plus"
              className="size-5 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-6 text-soft">{body}</div>
        </details>
      ))}
    </div>
  );
}
