import type { KeyboardEvent, MouseEvent } from "react";
import { pictures } from "#copy/products.ts";
import { Picture, type PictureData, pictureAddress } from "#ui/picture.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import type { GalleryStrip } from "./gallery-strip.ts";
import { PicturePosition } from "./picture-position.tsx";
import { productLang } from "./product-lang.ts";

/** Pixels; the largest version, about 100 kB, is for the zoom. */
export const widestInPlace = 960;

export interface GalleryView {
  picture: PictureData | null;
  alt: string;
  /** The language of `alt`, if it isn't the page's. */
  lang?: string | undefined;
  /** The color shown, for the first view in another color. */
  color?: string;
}

interface GalleryProps {
  views: readonly GalleryView[];
  strip: GalleryStrip;
  /** The `sizes` of the large picture. */
  sizes: string;
  /** Whether the first picture is also the page's first. */
  priority?: boolean;
  /** Puts thumbnails beside the picture on wide screens instead of below. */
  thumbnailsBeside?: boolean;
  /** Enlarges a picture; without JavaScript the picture links to its largest file. */
  onZoom?: (index: number) => void;
}

/** The element id of a picture, for links that work without JavaScript. */
export function viewId(index: number) {
  return `picture-${index + 1}`;
}

/** Pictures to swipe, step through in a circle, or choose by thumbnail (rule 5.5). */
export function Gallery({
  views,
  strip: { list, current, show },
  sizes,
  priority,
  thumbnailsBeside,
  onZoom,
}: GalleryProps) {
  const several = views.length > 1;

  function step(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key];
    if (event.key === "+" || event.key === "=") onZoom?.(current);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    // Moves focus along, so that Enter opens the picture in view.
    if (event.target !== event.currentTarget) linkAt(event.currentTarget, target)?.focus(inPlace);
  }

  return (
    <section
      aria-label={pictures.label}
      className={thumbnailsBeside ? "lg:flex lg:flex-row-reverse lg:gap-4" : ""}
    >
      <div className="relative min-w-0 flex-1 max-lg:landscape:mx-auto max-lg:landscape:max-w-[68svh]">
        <ul
          {...list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative flex scroll-mt-24 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
          onKeyDown={step}
        >
          {views.map((view, index) => (
            <li
              key={view.picture?.name ?? view.alt}
              id={onZoom ? viewId(index) : undefined}
              className={`w-full shrink-0 scroll-mt-24 snap-center ${index === current ? "" : "print:hidden"}`}
            >
              <ZoomLink view={view} onZoom={onZoom && (() => onZoom(index))}>
                <Picture
                  picture={view.picture}
                  alt={view.alt}
                  lang={view.lang}
                  sizes={sizes}
                  maxWidth={widestInPlace}
                  priority={priority && index === 0}
                  className="aspect-4/5 w-full"
                />
              </ZoomLink>
            </li>
          ))}
        </ul>
        {several ? (
          <>
            <StepButton direction="left" onStep={() => show(current - 1)} />
            <StepButton direction="right" onStep={() => show(current + 1)} />
            <p
              aria-live="polite"
              className="needs-js pointer-events-none absolute right-3 bottom-3 rounded-full print:hidden bg-paper px-3 py-1 text-[0.875rem] tabular-nums"
            >
              <PicturePosition number={current + 1} count={views.length} />
            </p>
          </>
        ) : null}
      </div>
      {several ? (
        <ul
          className={`relative mt-3 flex gap-2.5 overflow-x-auto print:hidden px-5 py-0.5 sm:px-0.5 ${thumbnailsBeside ? "lg:mt-0 lg:w-20 lg:shrink-0 lg:flex-col" : "px-0.5!"}`}
        >
          {views.map(({ picture, alt }, index) => (
            <li key={picture?.name ?? alt} className="shrink-0">
              <a
                href={`#${viewId(index)}`}
                aria-label={pictures.show({ number: index + 1, alt })}
                aria-current={index === current}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className="block border-2 border-unseen aria-current:border-pine"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="76px"
                  className="aspect-4/5 w-16 lg:w-18"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The view of a product's second picture, without an alt text of its own from the other side. */
export function hoverView(
  picture: PictureData | null,
  title: string,
  alt: string | undefined,
): GalleryView {
  return alt === undefined
    ? { picture, alt: pictures.otherSide({ title }) }
    : { picture, alt, lang: productLang };
}

const inPlace = { preventScroll: true };

/** The link of a picture in the strip; the index wraps around. */
function linkAt(strip: HTMLElement, index: number): HTMLElement | null | undefined {
  const count = strip.children.length;
  return strip.children[(index + count) % count]?.querySelector("a");
}

interface ZoomLinkProps {
  view: GalleryView;
  onZoom: (() => void) | undefined;
  children: React.ReactNode;
}

function ZoomLink({ view, onZoom, children }: ZoomLinkProps) {
  if (!onZoom || !view.picture) return children;
  return (
    <a
      href={pictureAddress(view.picture, "avif")}
      className="block cursor-zoom-in -outline-offset-4"
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onZoom();
      }}
    >
      <span className="sr-only">{`${pictures.closer} `}</span>
      {children}
    </a>
  );
}

function StepButton({ direction, onStep }: { direction: "left" | "right"; onStep: () => void }) {
  return (
    <RoundButton
      icon={direction}
      label={direction === "left" ? pictures.previous : pictures.next}
      className={`needs-js absolute top-1/2 -translate-y-1/2 bg-paper/85 hover:bg-paper ${direction === "left" ? "left-2" : "right-2"}`}
      onClick={onStep}
    />
  );
}
