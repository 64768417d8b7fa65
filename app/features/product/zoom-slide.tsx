import { type PointerEvent, useLayoutEffect, useRef } from "react";
import type { GalleryView } from "#pieces/gallery.tsx";
import { Picture } from "#ui/picture.tsx";

/** How close a picture can be brought: the part of the screen it is drawn over. */
export const zoomSteps = ["size-full", "size-[150%]", "size-[220%]", "size-[320%]"] as const;

interface ZoomSlideProps {
  view: GalleryView;
  /** Which of `zoomSteps`; 0 shows the whole picture. */
  closeness: number;
  onToggle: () => void;
}

/** One picture that can be brought closer and moved about, by finger, mouse or keyboard. */
export function ZoomSlide({ view, closeness, onToggle }: ZoomSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const close = closeness > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new closeness is what centers the picture again
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [closeness]);

  function drag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType !== "mouse" || buttons !== 1 || !close) return;
    frame.current?.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog's buttons and keys do the same
    <div
      ref={frame}
      data-closeness={closeness}
      tabIndex={close ? 0 : undefined}
      onDoubleClick={onToggle}
      onPointerMove={drag}
      className={`size-full ${close ? "cursor-grab overflow-auto overscroll-contain [scrollbar-width:none]" : "cursor-zoom-in overflow-hidden"}`}
    >
      <div className={zoomSteps[closeness]}>
        <Picture
          picture={view.picture}
          alt={view.alt}
          sizes={close ? "1600px" : "(orientation: landscape) 75vh, 100vw"}
          className="size-full"
          imageClassName="pointer-events-none object-contain!"
        />
      </div>
    </div>
  );
}
