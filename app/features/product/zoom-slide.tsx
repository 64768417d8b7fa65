import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import type { GalleryView } from "#products/gallery.tsx";
import { Picture } from "#ui/picture.tsx";

/**
 * How close a picture can be brought: how many times as large it is drawn as when it is seen whole
 * (rule 5.5).
 */
export const zoomSteps = [1, 1.5, 2.2, 3.2] as const;

/** A press that moves further than this is a drag, CSS pixels. */
const still = 6;

interface ZoomSlideProps {
  view: GalleryView;
  /** Which of `zoomSteps`; 0 shows the whole picture. */
  zoomLevel: number;
  onToggle: () => void;
}

/** One picture that can be brought closer and moved about, by finger, mouse or keyboard. */
export function ZoomSlide({ view, zoomLevel, onToggle }: ZoomSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const close = zoomLevel > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new closeness is what centers the picture again
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoomLevel]);

  function drag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType !== "mouse" || buttons !== 1 || !close) return;
    frame.current?.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  }

  function press({ clientX, clientY, detail }: MouseEvent) {
    const moved = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    // The second press of two quick ones would only undo the first.
    if (moved < still && detail < 2) onToggle();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog's buttons and keys do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog's buttons and keys do the same
    <div
      ref={frame}
      data-closeness={zoomLevel}
      tabIndex={close ? 0 : -1}
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressed.current = { x, y };
      }}
      onPointerMove={drag}
      onClick={press}
      className={`size-full -outline-offset-4 [container-type:size] ${close ? "cursor-grab overflow-auto overscroll-contain [scrollbar-width:none]" : "cursor-zoom-in overflow-hidden"}`}
    >
      <div style={sizeAt(zoomSteps[zoomLevel] ?? 1, view.picture)}>
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

/** The frame, and beyond it what the picture needs `times` as large as it just fits: no empty ground to get lost on. */
function sizeAt(times: number, picture: GalleryView["picture"]) {
  const ratio = picture ? picture.width / picture.height : 1;
  return {
    width: `max(100%, ${times} * min(100cqw, 100cqh * ${ratio}))`,
    height: `max(100%, ${times} * min(100cqh, 100cqw / ${ratio}))`,
  };
}
