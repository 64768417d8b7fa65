import type { PictureFiles } from "./picture-files.ts";

interface NamedPicture extends PictureFiles {
  name: string;
  /** Tiny data URL shown until the picture is loaded. */
  placeholder: string;
}

const loaded = new Map<string, string>();

/** Remembers which files of published pictures the browser already shows on this page. */
export function rememberSources(images: Iterable<HTMLImageElement>): void {
  for (const { complete, currentSrc } of images) {
    const name = complete && nameIn(currentSrc);
    if (name) loaded.set(name, currentSrc);
  }
}

function nameIn(address: string | undefined): string {
  return /\/pictures\/([^/]+)\//.exec(address ?? "")?.[1] ?? "";
}

/** What to show of a picture until its file is loaded: a smaller file, or else its placeholder. */
export function knownSource({ name, placeholder }: NamedPicture): string {
  return loaded.get(name) ?? placeholder;
}

/** Does the same for the pictures in a part of the page that came as HTML. */
export function showKnownSources(part: Element): void {
  if (loaded.size === 0) return;
  for (const picture of part.querySelectorAll("picture")) {
    const source = loaded.get(nameIn(picture.querySelector("img")?.src));
    const placeholder = picture.previousElementSibling;
    if (source && placeholder instanceof HTMLImageElement) placeholder.src = source;
  }
}
