import { useRef } from "react";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { scrollBehavior } from "#ui/motion.ts";
import { RoundButton } from "#ui/round-button.tsx";
import type { HomeData } from "./home-data.ts";

const star = "l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z";

/** From one star to the next, in units of the drawing. */
const step = 27;

const fiveStars = [0, 1, 2, 3, 4].map((index) => `M${12 + index * step} 3${star}`).join("");

interface TestimonialsProps {
  testimonials: HomeData["testimonials"];
  copy: HomeData["copy"]["testimonials"];
}

/** Scroll positions at most this far apart, in pixels, count as equal. */
const tolerance = 4;

const outlined = "border border-edge hover:border-ink";

/**
 * A strip to swipe on small screens, whose arrows go on from the last card to the first; three
 * columns on large screens (rule 2.22).
 */
export function Testimonials({ testimonials, copy }: TestimonialsProps) {
  const list = useRef<HTMLUListElement>(null);

  function step(direction: 1 | -1) {
    const strip = list.current;
    if (!strip) return;
    strip.scrollTo({ left: stepFrom(strip, direction), behavior: scrollBehavior() });
  }

  return (
    <section aria-labelledby="testimonials-title" className="page-width section-space">
      <div className="mb-8 flex items-end justify-between gap-6">
        <h2 id="testimonials-title" className="max-w-[18ch] text-h1">
          {copy.title}
        </h2>
        <div className="needs-js flex gap-2 lg:hidden">
          <RoundButton
            icon="left"
            label={copy.previous}
            className={outlined}
            onClick={() => step(-1)}
          />
          <RoundButton
            icon="right"
            label={copy.next}
            className={outlined}
            onClick={() => step(1)}
          />
        </div>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative -mx-(--gutter) flex snap-x snap-mandatory gap-4 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-x-10 lg:gap-y-2 lg:overflow-visible lg:px-0"
      >
        {testimonials.map(({ quote, author }) => (
          <li
            key={author}
            className="w-[82vw] max-w-88 shrink-0 scroll-mx-(--gutter) snap-start border-t border-line py-6 lg:w-auto lg:max-w-none lg:first:col-span-2"
          >
            <figure>
              <Stars label={copy.stars} />
              <blockquote className="mt-3 font-display text-h3 lg:in-[li:first-child]:text-h2">
                <KeepHyphenated>{`“${quote}”`}</KeepHyphenated>
              </blockquote>
              <figcaption className="mt-3 text-[0.9375rem] text-soft">{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scroll position of the next or previous card; beyond either end of the strip, the other end. */
function stepFrom(strip: HTMLElement, direction: 1 | -1): number {
  const [first, second] = strip.querySelectorAll("li");
  const stride = first && second ? second.offsetLeft - first.offsetLeft : strip.clientWidth;
  const { scrollLeft } = strip;
  const end = strip.scrollWidth - strip.clientWidth;
  if (direction === 1) {
    return scrollLeft > end - tolerance
      ? 0
      : stride * (Math.floor((scrollLeft + tolerance) / stride) + 1);
  }
  return scrollLeft < tolerance ? end : stride * (Math.ceil((scrollLeft - tolerance) / stride) - 1);
}

/** Five stars in one drawing. */
function Stars({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 132 24"
      className="block h-4 w-22 text-brass"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <path d={fiveStars} />
    </svg>
  );
}
