import * as text from "#copy/collections-dialog.ts";
import { rooms } from "#copy/rooms.ts";
import type { RoomCopy } from "#domain/collection.ts";
import { collectionPath } from "#domain/paths.ts";
import { callHref } from "#domain/phone-link.ts";
import { collectionFacts } from "#shop/collections.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";

const wordsOf: Readonly<Record<string, RoomCopy>> = rooms;

/** The rooms with their copy; without those of their types, which the dialog doesn't show. */
const collections = collectionFacts.flatMap(({ slug }) => {
  const copy = wordsOf[slug];
  return copy ? [{ slug, ...copy }] : [];
});

interface CollectionsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Overview of the six collections (rule 2.23); loaded when first opened. */
export default function CollectionsDialog({ open, onClose }: CollectionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title} className="max-w-4xl!">
      <div className="p-5 sm:p-7">
        <ul className="grid gap-x-10 md:grid-cols-2">
          {collections.map(({ slug, title, badge, description, popular }) => (
            <li key={slug} className="relative border-b border-line py-5">
              <p className="text-[0.875rem] font-semibold text-brass">{badge}</p>
              <h3 className="mt-0.5 text-h3">{title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-soft">{description}</p>
              <p className="mt-2 text-[0.9375rem]">{popular.join(" · ")}</p>
              <a
                href={collectionPath(slug)}
                className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine after:absolute after:inset-0"
              >
                <span>{text.browse({ room: title })}</span>
                <Icon name="right" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <p className="text-soft">{text.customPrompt}</p>
          <a href={callHref(facts.phone)} className={buttonClass({ size: "small" })}>
            <Icon name="phone" className="size-4" />
            {text.customCall}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
