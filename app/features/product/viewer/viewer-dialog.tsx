import { useState } from "react";
import * as copy from "#copy/viewer.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { type ModelData, modelColor, modelPagePath } from "#products/model-data.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ColorChoice } from "./color-choice.tsx";
import type { Specs } from "./draw-sizes.ts";
import { inRoomClass } from "./in-room-class.ts";
import { RoomHelp, type RoomHelpProps } from "./room-help.tsx";
import { isShownHere } from "./room-way.ts";
import { inColorFirst, StillPictures } from "./still-pictures.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";
import { useViewer } from "./use-viewer.ts";
import { ViewerStage } from "./viewer-stage.tsx";

interface ViewedProduct {
  title: string;
  /** Path of the product. */
  url: string;
  model: ModelData;
  /** Its specification, name and value, with its sizes. */
  specs: Specs;
  /** Its pictures, shown until the model is there, and if the browser can't draw it. */
  views: readonly GalleryView[];
  /** Called with each color chosen in the viewer. */
  onColor: (label: string) => void;
}

interface ViewerDialogProps extends ViewedProduct {
  /** Color to open in ("" for the first), or null while closed. */
  color: string | null;
  onClose: () => void;
}

/** A product as a 3D model over the whole screen (rule 5.7). */
export function ViewerDialog({ color, onClose, ...product }: ViewerDialogProps) {
  return (
    <Dialog
      open={color !== null}
      onClose={onClose}
      title={copy.title(product)}
      placement="everywhere"
    >
      {color === null ? null : <ViewerBody {...product} startColor={color} />}
    </Dialog>
  );
}

function ViewerBody({ onColor, startColor, ...product }: ViewedProduct & { startColor: string }) {
  const { title, url, model, specs } = product;
  const viewer = useViewer();
  const [color, setColor] = useState(modelColor(model, startColor));
  const views = inColorFirst(product.views, color);
  const page = modelPagePath(url, color);
  if (viewer.trouble) {
    return (
      <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 p-5 sm:p-8">
        <TroubleNotice viewer={viewer} />
        <a href={page} className="link-quiet font-semibold text-pine">
          {copy.inRoom}
        </a>
        <StillPictures views={views} sizes="(min-width: 640px) 576px, 90vw" />
      </div>
    );
  }
  const help = viewer.way && !isShownHere(viewer.way) ? { way: viewer.way, title, page } : null;
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow overflow-hidden bg-sand">
        <ViewerStage
          title={title}
          url={url}
          model={model}
          color={color}
          specs={specs}
          still={views[0]}
          viewer={viewer}
        />
        {help?.way === "another-device" ? <CodeButton {...help} /> : null}
      </div>
      <div className="grid gap-1 border-t border-line px-5 py-2.5 sm:px-7">
        {model.colors.length > 1 ? (
          <ColorChoice
            name="viewer-color"
            colors={model.colors}
            chosen={color}
            onChoose={(label) => {
              setColor(label);
              onColor(label);
            }}
          />
        ) : null}
        <p className="max-w-prose text-[0.875rem] text-soft">
          <span className="hidden sm:inline">{copy.hint} </span>
          <span>{copy.honest}</span>
        </p>
        {help && help.way !== "another-device" ? (
          <div className="mt-2">
            <RoomHelp {...help} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Shows a code to scan, for a computer. */
function CodeButton(help: RoomHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={inRoomClass}
      >
        {copy.inRoom}
      </button>
      {open ? (
        <div className="absolute top-2 right-2 max-h-[60dvh] max-w-80 overflow-y-auto rounded-surface bg-paper p-5 shadow-float">
          <RoomHelp {...help} />
        </div>
      ) : null}
    </>
  );
}
