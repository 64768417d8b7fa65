import { inColor, type ModelData } from "#products/model-data.ts";

/** Address of the model for an iPhone, in one color; `color` is "" for a model with one look. */
export function usdzAddress({ src }: Pick<ModelData, "src">, color: string): string {
  return inColor(src.replace(/\.glb$/, ".usdz"), color);
}

/** What an iPhone's own viewer opens: the model in one color, which a pinch can't make larger. */
export function quickLookAddress(model: Pick<ModelData, "src">, color: string): string {
  return `${usdzAddress(model, color)}#allowsContentScaling=0`;
}

interface SceneViewerOptions {
  model: Pick<ModelData, "src" | "onWall">;
  color: string;
  /** The product's title, which the viewer shows. */
  title: string;
  /** Origin of the shop. */
  origin: string;
  /** Path of the product, which the viewer links to. */
  url: string;
  /** Absolute address that is opened on a phone without the viewer. */
  fallback: string;
}

/**
 * Link that opens a model in Android's Scene Viewer at its true size (rule 5.17). The viewer fetches the
 * file itself, and only by https.
 */
export function sceneViewerLink(options: SceneViewerOptions): string {
  const { model, color, title, origin, url, fallback } = options;
  const query = [
    ["file", new URL(inColor(model.src, color), origin).href.replace(/^http:/, "https:")],
    ["mode", "ar_preferred"],
    ["resizable", "false"],
    ["title", title],
    ["link", new URL(url, origin).href],
    ...(model.onWall ? [["enable_vertical_placement", "true"]] : []),
  ].map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`);
  const intent = [
    "Intent",
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
    "end",
  ].map((part) => `${part};`);
  return `intent://arvr.google.com/scene-viewer/1.2?${query.join("&")}#${intent.join("")}`;
}
