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
    const name = complete && /\/pictures\/([^/]+)\//.exec(currentSrc)?.[1];
    if (name) loaded.set(name, currentSrc);
  }
}

/** What to show of a picture until its file is loaded: a smaller file, or else its placeholder. */
export function knownSource({ name, placeholder }: NamedPicture): string {
  return loaded.get(name) ?? placeholder;
}
