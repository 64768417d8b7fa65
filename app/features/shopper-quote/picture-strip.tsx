import { Picture, type PictureData } from "#ui/picture.tsx";

/** Pictures of the first pieces in one band; decorative, since each has its own beside its name. */
export function PictureStrip({ pictures }: { pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null;
  return (
    <div aria-hidden="true" className="no-print -mx-(--gutter) mt-8 flex bg-sand lg:mr-0">
      {pictures.map((picture, index) => (
        <Picture
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may share a picture
          key={index}
          picture={picture}
          alt=""
          sizes="(min-width: 64rem) 270px, 34vw"
          maxWidth={640}
          priority={index === 0}
          className={pictures.length === 3 ? "aspect-4/5 flex-1" : "h-40 flex-1 sm:h-52"}
          imageClassName={pictures.length === 3 ? "" : "object-contain!"}
        />
      ))}
    </div>
  );
}
