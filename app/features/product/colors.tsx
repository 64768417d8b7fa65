import { Link } from "react-router";
import { viewId } from "#pieces/gallery.tsx";
import type { GalleryStrip } from "#pieces/gallery-strip.ts";
import { SwatchDot } from "#pieces/swatches.tsx";
import type { ColorOffer } from "./product-page-data.ts";

interface ColorsProps {
  offer: ColorOffer;
  strip: GalleryStrip;
}

const color = "flex min-h-11 items-center gap-2";

/** Colors of a piece: those that are pictured change the picture, the others can be had as samples. */
export function Colors({ offer: { title, colors, note, sample }, strip }: ColorsProps) {
  if (colors.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {colors.map(({ label, colorHex, view, sample: page }) => (
          <li key={label}>
            {page ? (
              <Link to={page} className={color}>
                <SwatchDot colorHex={colorHex} className="size-7" />
                <span className="link-quiet">
                  <span className="sr-only">Ask for a sample in </span>
                  {label}
                </span>
              </Link>
            ) : view < 0 ? (
              <span className={color}>
                <SwatchDot colorHex={colorHex} className="size-7" />
                {label}
              </span>
            ) : (
              <a
                href={`#${viewId(view)}`}
                aria-current={strip.current === view}
                onClick={(event) => {
                  event.preventDefault();
                  strip.reveal(view);
                }}
                className={`${color} border-b-2 border-transparent aria-current:border-pine`}
              >
                <SwatchDot colorHex={colorHex} className="size-7" />
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[0.9375rem] text-soft">
        {note}{" "}
        {sample ? (
          <>
            Choose another to ask for a sample, or{" "}
            <a href={sample} className="link-quiet">
              text us for samples
            </a>
            .
          </>
        ) : null}
      </p>
    </div>
  );
}
