import { lazy, Suspense, useState } from "react";
import type { GalleryView } from "#pieces/gallery.tsx";
import { SwatchDot } from "#pieces/swatches.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Picture } from "#ui/picture.tsx";
import { lookWords } from "./look-words.ts";
import type { ModelData } from "./product-page-data.ts";

const ModelStage = lazy(() => import("./model-stage.tsx"));

interface ViewerDialogProps {
  title: string;
  model: ModelData;
  /** The picture shown where the browser can't draw the model. */
  still: GalleryView | undefined;
  /** Color to open in ("" for the first), or null while closed. */
  color: string | null;
  onClose: () => void;
}

/** A piece as a 3D model over the whole screen. */
export function ViewerDialog({ title, model, still, color, onClose }: ViewerDialogProps) {
  return (
    <Dialog
      open={color !== null}
      onClose={onClose}
      title={lookWords.viewer.title(title)}
      placement="everywhere"
    >
      {color === null ? null : (
        <ViewerBody title={title} model={model} still={still} startColor={color} />
      )}
    </Dialog>
  );
}

interface ViewerBodyProps {
  title: string;
  model: ModelData;
  still: GalleryView | undefined;
  startColor: string;
}

function ViewerBody({ title, model, still, startColor }: ViewerBodyProps) {
  const [drawable] = useState(canDraw);
  const [failed, setFailed] = useState(false);
  const [color, setColor] = useState(startColor || (model.colors[0]?.label ?? ""));
  if (!drawable || failed) {
    return (
      <Still
        view={still}
        sentence={failed ? lookWords.viewer.failed : lookWords.viewer.noGraphics}
      />
    );
  }
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative min-h-0 grow bg-sand">
        <Suspense fallback={<Waiting />}>
          <ModelStage
            src={model.src}
            alt={lookWords.viewer.alt(title)}
            color={color}
            waiting={<Waiting />}
            onFailed={() => setFailed(true)}
          />
        </Suspense>
      </div>
      <div className="grid gap-1 border-t border-line px-5 py-2.5 sm:px-7">
        {model.colors.length > 1 ? (
          <ColorChoice colors={model.colors} chosen={color} onChoose={setColor} />
        ) : null}
        <p className="max-w-prose text-[0.875rem] text-soft">
          <span className="hidden sm:inline">{lookWords.viewer.hint} </span>
          {lookWords.viewer.honest}
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
  return (
    <fieldset>
      <legend className="sr-only">{lookWords.viewer.color}</legend>
      <div className="flex gap-x-5 overflow-x-auto">
        {colors.map(({ label, colorHex }) => (
          <label
            key={label}
            className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent whitespace-nowrap has-checked:border-pine has-focus-visible:outline-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="viewer-color"
              className="sr-only"
              checked={label === chosen}
              onChange={() => onChoose(label)}
            />
            <SwatchDot colorHex={colorHex} className="size-7" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Waiting() {
  return (
    <p role="status" className="absolute inset-0 grid place-items-center text-soft">
      {lookWords.viewer.loading}
    </p>
  );
}

function Still({ view, sentence }: { view: GalleryView | undefined; sentence: string }) {
  return (
    <div className="mx-auto grid max-w-xl gap-5 p-5 sm:p-8">
      <p role="status">{sentence}</p>
      {view ? (
        <Picture
          picture={view.picture}
          alt={view.alt}
          sizes="(min-width: 640px) 576px, 90vw"
          className="aspect-4/5 w-full"
        />
      ) : null}
    </div>
  );
}

function canDraw() {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
