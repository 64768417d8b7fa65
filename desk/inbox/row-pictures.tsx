import type { Thumb } from "#desk/pictures.server.ts";
import { DeskIcon } from "#desk/shell/desk-icon.tsx";

/** Where the pictures stand in their square, by how many there are. */
const places: readonly (readonly string[])[] = [
  [],
  ["inset-0"],
  ["top-0 left-0 size-[68%]", "right-0 bottom-0 size-[55%]"],
  ["top-0 left-0 size-[48%]", "top-0 right-0 size-[48%]", "bottom-0 left-0 size-[48%]"],
];

/** Up to three small pictures of a lead's products, or a note if it has none. */
export function RowPictures({ thumbs }: { thumbs: readonly (Thumb | null)[] }) {
  const shown = thumbs.filter((thumb) => thumb !== null).slice(0, 3);
  if (shown.length === 0) {
    return (
      <span className="grid size-full place-items-center rounded-[2px] bg-sand text-soft">
        <DeskIcon name="note" />
      </span>
    );
  }
  return shown.map((thumb, index) => (
    <SmallPicture
      key={thumb.avif}
      thumb={thumb}
      className={`absolute rounded-[2px] ring-2 ring-(--ground) ${places[shown.length]?.[index] ?? ""}`}
    />
  ));
}

/** A product's small picture; its name always stands beside it. */
export function SmallPicture({ thumb, className }: { thumb: Thumb; className: string }) {
  return (
    <picture className={`block overflow-hidden bg-sand ${className}`}>
      <source type="image/avif" srcSet={thumb.avif} />
      <img
        src={thumb.webp}
        alt=""
        width={240}
        height={300}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
