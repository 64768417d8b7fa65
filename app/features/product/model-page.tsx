import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as copy from "#copy/viewer.ts";
import type { GalleryView } from "#products/gallery.tsx";
import { type ModelData, modelColor, modelPagePath } from "#products/model-data.ts";
import { productLang } from "#products/product-lang.ts";
import { ProductTop } from "#products/product-top.tsx";
import type { ProductTrail } from "#products/product-trail.ts";
import { SpecTable } from "#products/spec-table.tsx";
import type { Crumb } from "#ui/breadcrumb.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { ColorChoice } from "./viewer/color-choice.tsx";
import { InRoom } from "./viewer/in-room.tsx";
import { inColorFirst, StillPictures } from "./viewer/still-pictures.tsx";
import { TroubleNotice } from "./viewer/trouble-notice.tsx";
import { useViewer } from "./viewer/use-viewer.ts";
import { ViewerStage } from "./viewer/viewer-stage.tsx";

/** Everything a product's 3D page shows. */
export interface ModelPageData {
  title: string;
  /** Path of the product. */
  url: string;
  trail: ProductTrail;
  model: ModelData;
  views: GalleryView[];
  /** Width, depth and height, name and value. */
  sizes: [name: string, value: string][];
  /** Origin of the shop, for addresses that a phone's viewer opens. */
  origin: string;
}

/** Name of the address's parameter with the color, and of the form field that sets it. */
const colorField = "color";

/** A product in 3D as a page of its own; without script, its pictures and sizes (rule 5.15). */
export function ModelPage({ data, crumbs }: { data: ModelPageData; crumbs: readonly Crumb[] }) {
  const { title, url, model, sizes, origin } = data;
  const viewer = useViewer();
  const [color, choose] = useColorInAddress(model);
  const views = inColorFirst(data.views, color);
  return (
    <main id="content">
      <ProductTop crumbs={crumbs}>
        <div>
          <div className="-mx-(--gutter) sm:mx-0">
            <div className="relative aspect-4/5 w-full overflow-hidden bg-sand max-lg:landscape:mx-auto max-lg:landscape:max-w-[68svh]">
              <ViewerStage
                title={title}
                url={url}
                model={model}
                color={color}
                specs={sizes}
                still={views[0]}
                viewer={viewer}
              />
              {viewer.trouble ? (
                <div className="absolute right-2 bottom-2 left-2 grid justify-items-start gap-4 rounded-surface bg-paper p-5">
                  <TroubleNotice viewer={viewer} />
                </div>
              ) : null}
            </div>
          </div>
          <p
            className={`needs-js mt-2 text-[0.9375rem] text-soft ${viewer.trouble ? "invisible" : ""}`}
          >
            {copy.honest}
          </p>
        </div>
        <div className="grid content-start gap-6">
          <h1 className="text-h1">
            <RichText
              parts={copy.heading({
                title,
                name: (words) => (
                  <span translate="no" lang={productLang}>
                    <KeepHyphenated>{words}</KeepHyphenated>
                  </span>
                ),
                words: (words) => <span>{words}</span>,
              })}
            />
          </h1>
          {model.colors.length > 1 ? (
            <ColorForm model={model} url={url} color={color} onChoose={choose} />
          ) : null}
          <SpecTable specs={sizes} />
          <a href={url} className={buttonClass({ tone: "outline" }, "px-3")}>
            {copy.fullDetails}
          </a>
          <InRoom
            title={title}
            url={url}
            model={model}
            color={color}
            origin={origin}
            picture={views[0]?.picture ?? null}
            way={viewer.way}
          />
        </div>
      </ProductTop>
      <section className="border-t border-line">
        <div className="page-width section-space">
          <h2 className="mb-8 text-h2">{copy.inPictures}</h2>
          <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
            <StillPictures views={views} sizes="(min-width: 1024px) 290px, 50vw" />
          </div>
        </div>
      </section>
    </main>
  );
}

/** The color in the page's address, or else the model's first; choosing another changes the address. */
function useColorInAddress(model: ModelData) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const color = modelColor(model, new URLSearchParams(search).get(colorField));
  const choose = (label: string) =>
    navigate(`?${colorField}=${encodeURIComponent(label)}`, {
      replace: true,
      preventScrollReset: true,
    });
  return [color, choose] as const;
}

interface ColorFormProps {
  model: ModelData;
  url: string;
  color: string;
  onChoose: (label: string) => void;
}

/** The colors as a form, which shows the chosen one without script too. */
function ColorForm({ model, url, color, onChoose }: ColorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** The color chosen before the script loaded. */
  const readPicked = useEffectEvent(() => {
    const picked = form.current && new FormData(form.current).get(colorField);
    if (picked && picked !== color) onChoose(String(picked));
  });
  useEffect(() => readPicked(), []);
  return (
    <form
      ref={form}
      method="get"
      action={modelPagePath(url)}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid min-w-0 gap-2"
    >
      <ColorChoice
        wraps
        name={colorField}
        colors={model.colors}
        chosen={color}
        onChoose={onChoose}
      />
      <Button type="submit" tone="outline" className="without-js">
        {copy.showColor}
      </Button>
    </form>
  );
}
