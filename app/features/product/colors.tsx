import { textHref } from "#domain/phone-link.ts";
import type { Swatch } from "#domain/product.ts";
import { type GalleryView, viewId } from "#pieces/gallery.tsx";
import type { GalleryStrip } from "#pieces/gallery-strip.ts";
import { SwatchDot } from "#pieces/swatches.tsx";
import { facts } from "#shop/facts.ts";
import { words } from "./words.ts";

interface ColorsProps {
  swatches: readonly Swatch[];
  views: readonly GalleryView[];
  strip: GalleryStrip;
  /** Name of the piece, for the text message that asks for a sample. */
  title: string;
}

/** Colors of a piece: those that are pictured change the picture, the others can be had as samples. */
export function Colors({ swatches, views, strip, title }: ColorsProps) {
  if (swatches.length === 0) return null;
  const others = swatches.filter(({ label }) => viewOf(label, views) < 0);
  const pictured = swatches.filter(({ label }) => viewOf(label, views) >= 0);
  return (
    <div>
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {words.colors.title(swatches.length)}
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {swatches.map((swatch) => (
          <li key={swatch.label}>
            <ColorChip
              swatch={swatch}
              view={pictured.length > 1 ? viewOf(swatch.label, views) : -1}
              strip={strip}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-soft">
        {others.length === 0 && pictured.length > 1 ? words.colors.chooseOne : null}
        {others.length > 0 && pictured.length > 0 ? (
          <>
            {words.colors.shownIn(listed(pictured))}{" "}
            <a
              href={textHref(facts.phone, words.colors.sampleMessage(title, listed(others)))}
              className="link-quiet"
            >
              {words.colors.askForSample}
            </a>{" "}
            {words.colors.ofTheOthers}
          </>
        ) : null}
        {swatches.length === 1 || pictured.length === 0 ? words.colors.tellUs : null}
      </p>
    </div>
  );
}

interface ColorChipProps {
  swatch: Swatch;
  /** Index of its picture, or -1. */
  view: number;
  strip: GalleryStrip;
}

function ColorChip({ swatch: { label, colorHex }, view, strip }: ColorChipProps) {
  const chip = (
    <>
      <SwatchDot colorHex={colorHex} className="size-7" />
      {label}
    </>
  );
  if (view < 0) return <span className="flex min-h-11 items-center gap-2">{chip}</span>;
  return (
    <a
      href={`#${viewId(view)}`}
      aria-current={strip.current === view}
      onClick={(event) => {
        event.preventDefault();
        strip.show(view);
      }}
      className="flex min-h-11 items-center gap-2 border-b-2 border-transparent hover:text-pine aria-current:border-pine"
    >
      {chip}
    </a>
  );
}

function viewOf(label: string, views: readonly GalleryView[]) {
  return views.findIndex(({ color }) => color === label);
}

function listed(swatches: readonly Swatch[]) {
  return swatches.map(({ label }) => label).join(", ");
}
