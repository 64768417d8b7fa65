import { useSyncExternalStore } from "react";
import { textHref } from "#domain/phone-link.ts";
import { BrowseCollections } from "#products/browse-collections.tsx";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { HeroSlide, HomeData } from "./home-data.ts";
import { useSlideshow } from "./slideshow.ts";

interface HeroProps {
  slides: readonly HeroSlide[];
  copy: HomeData["copy"]["hero"];
}

export function Hero({ slides, copy }: HeroProps) {
  return (
    <section aria-label={facts.name}>
      <div className="page-width pt-9 pb-7 md:pt-12 md:pb-9">
        <h1 className="text-display max-[31rem]:max-w-[8.6em]">{copy.title}</h1>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mt-5">
          <p className="max-w-[50ch] text-lead text-soft">{copy.text}</p>
          <div className="flex flex-wrap gap-3 max-xs:w-full max-xs:*:grow">
            <BrowseCollections className={buttonClass()}>{copy.browse}</BrowseCollections>{" "}
            <a href={textHref(facts.phone)} className={buttonClass({ tone: "quiet" })}>
              {copy.negotiate}
            </a>
          </div>
        </div>
      </div>
      <Slides slides={slides} copy={copy} />
    </section>
  );
}

function Slides({ slides, copy }: HeroProps) {
  const show = useSlideshow(slides.length);
  const loaded = useLoaded();
  return (
    <section
      aria-roledescription={copy.carousel}
      aria-label={copy.slideshow}
      className="relative aspect-square overflow-hidden bg-sand sm:aspect-16/10 lg:aspect-[2.1]"
      onMouseEnter={() => show.setPointedAt(true)}
      onMouseLeave={() => show.setPointedAt(false)}
      onFocus={() => show.setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        show.setFocused(currentTarget.contains(relatedTarget))
      }
    >
      {slides.map((slide, index) => (
        <div
          key={slide.link}
          inert={index !== show.current}
          className={`absolute inset-0 transition-opacity duration-700 ease-out ${index === show.current ? "" : "opacity-0"}`}
        >
          {index === 0 || index === show.current || loaded ? (
            <Slide slide={slide} first={index === 0} />
          ) : null}
        </div>
      ))}
      <div className="needs-js absolute right-3 bottom-3 flex items-center rounded-surface bg-paper sm:right-6 sm:bottom-6 lg:right-[max(2.5rem,calc((100vw-77.5rem)/2))]">
        <button
          type="button"
          onClick={show.togglePlaying}
          aria-label={show.playing ? copy.pause : copy.play}
          className="grid size-11 place-items-center motion-reduce:hidden"
        >
          <Icon name={show.playing ? "pause" : "play"} className="size-4" />
        </button>
        {slides.map(({ link, show: label }, index) => (
          <button
            key={link}
            type="button"
            onClick={() => show.show(index)}
            aria-label={label}
            aria-current={index === show.current}
            className="group/dot grid size-11 place-items-center"
          >
            <span className="h-0.5 w-5 bg-edge group-aria-current/dot:h-1 group-aria-current/dot:bg-ink forced-colors:bg-[CanvasText] forced-colors:group-aria-current/dot:bg-[Highlight]" />
          </button>
        ))}
      </div>
    </section>
  );
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  return (
    <>
      <Picture
        picture={slide.picture}
        phonePicture={slide.phonePicture}
        alt={slide.alt}
        sizes="100vw"
        priority={first}
        className="absolute! inset-0"
      />
      <a
        href={slide.link}
        className="absolute cramped:bottom-16 bottom-3 max-xs:bottom-16 left-3 rounded-surface bg-paper px-4 py-2.5 hover:text-pine sm:bottom-6 sm:left-6 lg:left-[max(2.5rem,calc((100vw-77.5rem)/2))] sm:px-5 sm:py-3"
      >
        <span className="block text-[0.875rem] text-soft max-sm:sr-only">{slide.badge}</span>{" "}
        <span className="flex items-center gap-2 font-display text-h3">
          <span>{slide.title}</span>
          <Icon name="right" className="size-4" />
        </span>
      </a>
    </>
  );
}

/** True once the window's `load` event has fired; false in the server's HTML. */
function useLoaded() {
  return useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );
}

function onLoad(changed: () => void) {
  window.addEventListener("load", changed);
  return () => window.removeEventListener("load", changed);
}
