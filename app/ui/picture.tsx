import * as copy from "#copy/ui.ts";
import { knownSource } from "./known-sources.ts";
import { type PictureFiles, type PictureFormat, pictureFile, widthsIn } from "./picture-files.ts";

/** A published picture as `shop/pictures.json` lists it. */
export interface PictureData extends PictureFiles {
  name: string;
  width: number;
  height: number;
  /** Tiny data URL shown until the picture is loaded. */
  placeholder: string;
}

interface PictureProps {
  picture: PictureData | null;
  /** Another picture for screens narrower than 768 px. */
  phonePicture?: PictureData | null;
  alt: string;
  /** Language of `alt` where it isn't the page's. */
  lang?: string | undefined;
  /** The `sizes` attribute: the picture's width in the layout, including what the frame crops. */
  sizes: string;
  /** Widest version to fetch, pixels: dense phone screens request more than they can show. */
  maxWidth?: number;
  /**
   * The page's first picture: fetched at once with high priority; with `if-shown`, unless the style
   * sheet hides it.
   */
  priority?: boolean | "if-shown";
  /** Classes of the frame; give it an aspect ratio. */
  className?: string;
  /** Classes of the picture itself (object position, zoom). */
  imageClassName?: string;
}

function address(picture: PictureData, width: number, format: PictureFormat) {
  return `/pictures/${picture.name}/${pictureFile(picture, width, format)}`;
}

/**
 * Address of the largest version; WebP by default, which preview services and search engines read.
 */
export function pictureAddress(picture: PictureData, format: PictureFormat = "webp") {
  return address(picture, widthsIn(format, picture.widths).at(-1) ?? picture.width, format);
}

/** Address of the smallest version. */
export function smallestFile(picture: PictureData) {
  return address(picture, picture.widths[0] ?? picture.width, "webp");
}

/** Size in pixels of the file at `pictureAddress`, which has the shape of the picture. */
export function addressedSize(picture: PictureData, format: PictureFormat = "webp") {
  const width = widthsIn(format, picture.widths).at(-1) ?? picture.width;
  return { width, height: Math.round((width * picture.height) / picture.width) };
}

function sourceSet(picture: PictureData, format: PictureFormat, widest = Infinity) {
  return widthsIn(format, picture.widths)
    .filter((width) => width <= widest)
    .map((width) => `${address(picture, width, format)} ${width}w`)
    .join(", ");
}

/** A picture in a frame of fixed size, which shows a blurred placeholder until it is loaded. */
export function Picture({ className = "", ...shown }: PictureProps) {
  const { picture, alt } = shown;
  if (!picture) return <MissingPicture alt={alt} className={className} />;
  return (
    <span className={`relative block overflow-hidden bg-sand ${className}`}>
      <FramedPicture {...shown} picture={picture} />
    </span>
  );
}

type FramedPictureProps = Omit<PictureProps, "className"> & { picture: PictureData };

/** The placeholder and the picture over it, for a positioned element that is the frame itself. */
export function FramedPicture(props: FramedPictureProps) {
  const { picture, priority, imageClassName = "" } = props;
  return (
    <>
      <img
        src={knownSource(picture)}
        alt=""
        aria-hidden="true"
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        className={`absolute inset-0 size-full object-cover ${imageClassName}`}
      />
      <PictureAlone {...props} />
    </>
  );
}

/** The picture without frame or placeholder, which shows what is behind it until it is loaded. */
export function PictureAlone({
  picture,
  phonePicture,
  alt,
  lang,
  sizes,
  maxWidth,
  priority,
  className,
  imageClassName = "",
}: FramedPictureProps & { className?: string }) {
  return (
    <picture className={className}>
      {phonePicture ? <PhoneSources picture={phonePicture} /> : null}
      <source type="image/avif" srcSet={sourceSet(picture, "avif", maxWidth)} sizes={sizes} />
      <img
        src={pictureAddress(picture)}
        srcSet={sourceSet(picture, "webp", maxWidth)}
        sizes={sizes}
        alt={alt}
        lang={lang}
        width={picture.width}
        height={picture.height}
        loading={priority === true ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`absolute inset-0 size-full object-cover ${imageClassName}`}
      />
    </picture>
  );
}

function PhoneSources({ picture }: { picture: PictureData }) {
  const common = { media: "(max-width: 767px)", sizes: "100vw" };
  return (
    <>
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} {...common} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} {...common} />
    </>
  );
}

function MissingPicture({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      className={`relative grid place-items-center overflow-hidden bg-sand text-edge ${className}`}
    >
      <svg
        viewBox="0 0 120 90"
        className="w-2/5"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        role="img"
        aria-label={copy.pictureToCome({ alt })}
      >
        <path d="M30 42V24q0-8 8-8h44q8 0 8 8v18M30 58V48q0-7-7-7t-7 7v20q0 5 5 5h78q5 0 5-5V48q0-7-7-7t-7 7v10M30 58h60M24 73v8M96 73v8" />
      </svg>
    </span>
  );
}
