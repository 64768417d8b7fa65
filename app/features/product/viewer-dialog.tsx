import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GalleryView } from "#products/gallery.tsx";
import type { ModelData } from "#products/model-data.ts";
import { SwatchDot } from "#products/swatches.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { Picture } from "#ui/picture.tsx";
import { viewerCopy } from "./zoom-and-viewer-copy.ts";

const ModelStage = lazyComponent(() => import("./model-stage.tsx"));

interface ViewerDialogProps {
  title: string;
  model: ModelData;
  /** Pictures shown if the browser can't draw the model. */
  stills: readonly GalleryView[];
  /** Color to open in ("" for the first), or null while closed. */
  color: string | null;
  onClose: () => void;
}

/** A product as a 3D model over the whole screen (rule 5.7). */
export function ViewerDialog({ title, model, stills, color, onClose }: ViewerDialogProps) {
  return (
    <Dialog
      open={color !== null}
      onClose={onClose}
      title={viewerCopy.viewer.title(title)}
      placement="everywhere"
    >
      {color === null ? null : (
        <ViewerBody title={title} model={model} stills={stills} startColor={color} />
      )}
    </Dialog>
  );
}

interface ViewerBodyProps {
  title: string;
  model: ModelData;
  stills: readonly GalleryView[];
  startColor: string;
}

function ViewerBody({ title, model, stills, startColor }: ViewerBodyProps) {
  const [canDraw] = useState(supportsWebGl);
  const [failed, setFailed] = useState<"script" | "model">();
  const [color, setColor] = useState(startColor || (model.colors[0]?.label ?? ""));
  if (!canDraw || failed) {
    return (
      <FallbackPictures views={stills} color={color}>
        <p role="status">{failed ? viewerCopy.viewer.failed : viewerCopy.viewer.noGraphics}</p>
        {failed ? (
          <button
            type="button"
            // A browser may cache a script's failure until the page is reloaded; the dialog is open
            // again after that.
            onClick={() => (failed === "script" ? location.reload() : setFailed(undefined))}
            className={buttonClass()}
          >
            {viewerCopy.viewer.again}
          </button>
        ) : null}
      </FallbackPictures>
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow bg-sand">
        <ModelStage
          needed
          placeholder={<LoadingStatus />}
          onLoadError={() => setFailed("script")}
          loading={<LoadingStatus />}
          onFailed={() => setFailed("model")}
          src={model.src}
          alt={viewerCopy.viewer.alt(title)}
          azimuth={model.azimuth}
          color={color}
        />
      </div>
      <div className="grid gap-1 border-t border-line px-5 py-2.5 sm:px-7">
        {model.colors.length > 1 ? (
          <ColorChoice colors={model.colors} chosen={color} onChoose={setColor} />
        ) : null}
        <p className="max-w-prose text-[0.875rem] text-soft">
          <span className="hidden sm:inline">{viewerCopy.viewer.hint} </span>
          {viewerCopy.viewer.honest}
        </p>
      </div>
    </div>
  );
}

interface ColorChoiceProps {
  colors: ModelData["colors"];
  chosen: string;
  onChoose: (label: string) => void;
}

function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = row.current?.querySelector(":checked")?.closest("label");
    first?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  }, []);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{viewerCopy.viewer.color}</legend>
      <div ref={row} className="relative flex gap-x-5 overflow-x-auto">
        {colors.map(({ label, colorHex }) => (
          <label
            key={label}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-unseen whitespace-nowrap has-checked:border-pine has-focus-visible:outline-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="viewer-color"
              value={label}
              className="absolute inset-0 cursor-pointer appearance-none"
              checked={label === chosen}
              onChange={() => onChoose(label)}
            />
            <SwatchDot colorHex={colorHex} className="size-7" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LoadingStatus() {
  return (
    <p role="status" className="absolute inset-0 grid place-items-center text-soft">
      {viewerCopy.viewer.loading}
    </p>
  );
}

interface FallbackPicturesProps {
  views: readonly GalleryView[];
  /** The picture in this color comes first. */
  color: string;
  children: ReactNode;
}

function FallbackPictures({ views, color, children }: FallbackPicturesProps) {
  const ordered = [...views].sort((a, b) => Number(b.color === color) - Number(a.color === color));
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-5 p-5 sm:p-8">
      {children}
      {ordered.map(({ picture, alt }) => (
        <Picture
          key={picture?.name ?? alt}
          picture={picture}
          alt={alt}
          sizes="(min-width: 640px) 576px, 90vw"
          className="aspect-4/5 w-full"
        />
      ))}
    </div>
  );
}

function supportsWebGl() {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
