import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import type { GalleryView } from "#products/gallery.tsx";
import { Picture } from "#ui/picture.tsx";

/**
 * Zoom levels: how many times larger than the whole picture in view a picture is drawn (rule 5.5).
 */
export const zoomSteps = [1, 1.5, 2.2, 3.2] as const;

/** A click during which the pointer moves further than this, in CSS pixels, is a drag. */
const maxClickMove = 6;

interface ZoomSlideProps {
  view: GalleryView;
  /** Index in `zoomSteps`; 0 shows the whole picture. */
  zoomLevel: number;
  onToggle: () => void;
}

/** One picture that can be enlarged and moved by finger, mouse or keyboard. */
export function ZoomSlide({ view, zoomLevel, onToggle }: ZoomSlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef({ x: 0, y: 0 });
  const isEnlarged = zoomLevel > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom level centers the picture again
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoomLevel]);

  function drag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType !== "mouse" || buttons !== 1 || !isEnlarged) return;
    frame.current?.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  }

  function click({ clientX, clientY, detail }: MouseEvent) {
    const moved = Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y);
    // The second click of a double-click would only undo the first.
    if (moved < maxClickMove && detail < 2) onToggle();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog's buttons and keys do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog's buttons and keys do the same
    <div
      ref={frame}
      data-closeness={zoomLevel}
      tabIndex={isEnlarged ? 0 : -1}
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressedAt.current = { x, y };
      }}
      onPointerMove={drag}
      onClick={click}
      className={`size-full -outline-offset-4 [container-type:size] ${isEnlarged ? "cursor-grab overflow-auto overscroll-contain [scrollbar-width:none]" : "cursor-zoom-in overflow-hidden"}`}
    >
      <div style={sizeAt(zoomSteps[zoomLevel] ?? 1, view.picture)}>
        <Picture
          picture={view.picture}
          alt={view.alt}
          lang={view.lang}
          sizes={isEnlarged ? "1600px" : "(orientation: landscape) 75vh, 100vw"}
          className="size-full"
          imageClassName="pointer-events-none object-contain!"
        />
      </div>
    </div>
  );
}

/**
 * Size of a picture drawn `times` as large as it just fits, and at least that of the frame, so that
 * no empty space can be scrolled to.
 */
function sizeAt(times: number, picture: GalleryView["picture"]) {
  const ratio = picture ? picture.width / picture.height : 1;
  return {
    width: `max(100%, ${times} * min(100cqw, 100cqh * ${ratio}))`,
    height: `max(100%, ${times} * min(100cqh, 100cqw / ${ratio}))`,
  };
}
