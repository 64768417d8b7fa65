import { askSample, sampleIn } from "#copy/product.ts";
import { viewId } from "#products/gallery.tsx";
import type { GalleryStrip } from "#products/gallery-strip.ts";
import { productLang } from "#products/product-lang.ts";
import { SwatchDot } from "#products/swatches.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { ProductColors } from "./product-page-data.ts";

interface ColorsProps {
  offer: ProductColors;
  strip: GalleryStrip;
}

const chip = "flex min-h-11 items-center gap-2 print:min-h-0";

/** A product's colors: those with a picture show it, the others lead to a request for a sample. */
export function Colors({ offer: { title, colors, note, sample }, strip }: ColorsProps) {
  if (colors.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {colors.map((color) => (
          <li key={color.label}>
            <ColorLink color={color} strip={strip} />
          </li>
        ))}
      </ul>
      <p className="no-print mt-2 text-[0.9375rem] text-soft">
        <span>{`${note} `}</span>
        {sample ? (
          <span>
            <RichText
              parts={askSample({
                link: (words) => (
                  <a href={sample} className="link-quiet">
                    {words}
                  </a>
                ),
              })}
            />
          </span>
        ) : null}
      </p>
    </div>
  );
}

interface ColorLinkProps {
  color: ProductColors["colors"][number];
  strip: GalleryStrip;
}

function ColorLink({ color: { label, colorHex, view, sample }, strip }: ColorLinkProps) {
  const dot = <SwatchDot colorHex={colorHex} className="size-7" />;
  if (sample) {
    return (
      <a href={sample} rel="nofollow" className={chip}>
        {dot}
        <span className="link-quiet">
          <RichText
            parts={sampleIn({
              color: label,
              hidden: (words) => <span className="sr-only">{words}</span>,
              name: (words) => <span lang={productLang}>{words}</span>,
            })}
          />
        </span>
      </a>
    );
  }
  if (view < 0) {
    return (
      <span className={chip}>
        {dot}
        <span lang={productLang}>{label}</span>
      </span>
    );
  }
  return (
    <a
      href={`#${viewId(view)}`}
      aria-current={strip.current === view}
      onClick={(event) => {
        event.preventDefault();
        strip.scrollTo(view);
      }}
      className={`${chip} border-b-2 border-unseen aria-current:border-pine`}
    >
      {dot}
      <span lang={productLang}>{label}</span>
    </a>
  );
}
