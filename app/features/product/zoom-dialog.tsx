import { useEffect, useState } from "react";
import { zoom as copy } from "#copy/product.ts";
import { pictures } from "#copy/products.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { useGalleryStrip } from "#products/gallery-strip.ts";
import { PicturePosition } from "#products/picture-position.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import { ZoomSlide, zoomSteps } from "./zoom-slide.tsx";

interface ZoomDialogProps {
  title: string;
  views: readonly GalleryView[];
  /** Index of the first picture shown, or null while closed. */
  start: number | null;
  onClose: () => void;
}

/** A product's pictures over the whole screen, which can be enlarged. */
export function ZoomDialog({ title, views, start, onClose }: ZoomDialogProps) {
  return (
    <Dialog open={start !== null} onClose={onClose} title={title} placement="everywhere">
      {start === null ? null : <ZoomBody views={views} start={start} />}
    </Dialog>
  );
}

function ZoomBody({ views, start }: { views: readonly GalleryView[]; start: number }) {
  const { list, current, show } = useGalleryStrip(views.length, start);
  const [zoomLevel, setZoomLevel] = useState(0);

  useEffect(() => {
    const strip = list.ref.current;
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: "instant" });
  }, [list.ref, start]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      const direction = directions[key];
      if (key === "+" || key === "=") setZoomLevel(zoomIn);
      else if (key === "-") setZoomLevel(zoomOut);
      else if (key === "Home") move(0);
      else if (key === "End") move(-1);
      else if (direction && zoomLevel > 0) pan(direction);
      else if (direction?.[0]) move(current + direction[0]);
      else return;
      // Otherwise the strip would scroll on these keys by itself.
      event.preventDefault();
    }
    function move(to: number) {
      setZoomLevel(0);
      show(to);
    }
    function pan([x, y]: readonly [number, number]) {
      const frame = list.ref.current?.children[current]?.firstElementChild;
      frame?.scrollBy({ left: x * panStep, top: y * panStep });
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });

  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow bg-sand">
        <ul
          {...list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={copy.hint}
          className="absolute inset-0 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {views.map((view, index) => (
            <li key={view.picture?.name ?? view.alt} className="size-full shrink-0 snap-center">
              <ZoomSlide
                view={view}
                zoomLevel={index === current ? zoomLevel : 0}
                onToggle={() => setZoomLevel((before) => (before === 0 ? 2 : 0))}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-1 border-t border-line py-1.5">
        <RoundButton
          icon="left"
          label={pictures.previous}
          className="hover:bg-sand"
          onClick={() => {
            setZoomLevel(0);
            show(current - 1);
          }}
        />
        <p aria-live="polite" className="min-w-20 text-center tabular-nums">
          <PicturePosition number={current + 1} count={views.length} />
        </p>
        <RoundButton
          icon="right"
          label={pictures.next}
          className="hover:bg-sand"
          onClick={() => {
            setZoomLevel(0);
            show(current + 1);
          }}
        />
        <span className="mx-2 h-6 border-l border-line" />
        <RoundButton
          icon="minus"
          label={copy.zoomOut}
          disabled={zoomLevel === 0}
          className="hover:bg-sand"
          onClick={() => setZoomLevel(zoomOut)}
        />
        <RoundButton
          icon="plus"
          label={copy.zoomIn}
          disabled={zoomLevel === zoomSteps.length - 1}
          className="hover:bg-sand"
          onClick={() => setZoomLevel(zoomIn)}
        />
      </div>
    </div>
  );
}

/** How far a key moves an enlarged picture, in CSS pixels. */
const panStep = 90;
const directions: Record<string, readonly [x: number, y: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const zoomIn = (before: number) => Math.min(zoomSteps.length - 1, before + 1);
const zoomOut = (before: number) => Math.max(0, before - 1);
