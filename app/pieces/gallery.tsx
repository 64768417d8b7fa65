import { useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";

export interface GalleryView {
  picture: PictureData | null;
  alt: string;
}

interface GalleryProps {
  views: readonly GalleryView[];
  /** The `sizes` of the large picture. */
  sizes: string;
  /** Whether its first picture is the page's first. */
  priority?: boolean;
  /** Thumbnails beside the picture on wide screens, instead of below. */
  thumbnailsBeside?: boolean;
}

/** Pictures to swipe, step through (round and round) or pick from thumbnails. */
export function Gallery({ views, sizes, priority, thumbnailsBeside }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const several = views.length > 1;

  function show(index: number) {
    const wrapped = (index + views.length) % views.length;
    const list = strip.current;
    list?.scrollTo({ left: wrapped * list.clientWidth, behavior: "smooth" });
    setCurrent(wrapped);
  }

  return (
    <section
      aria-label="Pictures"
      className={thumbnailsBeside ? "lg:flex lg:flex-row-reverse lg:gap-4" : ""}
    >
      <div className="relative min-w-0 flex-1">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
          onScrollEnd={({ currentTarget }) => {
            setCurrent(
              Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)),
            );
          }}
        >
          {views.map(({ picture, alt }, index) => (
            <li key={picture?.name ?? alt} className="w-full shrink-0 snap-center">
              <Picture
                picture={picture}
                alt={alt}
                sizes={sizes}
                priority={priority && index === 0}
                className="aspect-4/5 w-full"
              />
            </li>
          ))}
        </ul>
        {several ? (
          <>
            <StepButton direction="left" onStep={() => show(current - 1)} />
            <StepButton direction="right" onStep={() => show(current + 1)} />
            <p
              aria-live="polite"
              className="needs-js absolute right-3 bottom-3 rounded-full bg-paper px-3 py-1 text-[0.875rem] tabular-nums"
            >
              <span className="sr-only">Picture </span>
              {current + 1} / {views.length}
            </p>
          </>
        ) : null}
      </div>
      {several ? (
        <ul
          className={`needs-js relative mt-3 flex gap-2.5 overflow-x-auto p-0.5 ${thumbnailsBeside ? "max-sm:px-5 lg:mt-0 lg:w-20 lg:shrink-0 lg:flex-col" : ""}`}
        >
          {views.map(({ picture, alt }, index) => (
            <li key={picture?.name ?? alt}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}: ${alt}`}
                aria-current={index === current}
                onClick={() => show(index)}
                className="block border-2 border-transparent aria-current:border-pine"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="76px"
                  className="aspect-4/5 w-16 lg:w-18"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function StepButton({ direction, onStep }: { direction: "left" | "right"; onStep: () => void }) {
  return (
    <button
      type="button"
      aria-label={direction === "left" ? "Previous picture" : "Next picture"}
      onClick={onStep}
      className={`needs-js absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/85 hover:bg-paper ${direction === "left" ? "left-2" : "right-2"}`}
    >
      <Icon name={direction} />
    </button>
  );
}
