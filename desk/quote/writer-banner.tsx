import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";

interface WriterBannerProps {
  /** Who writes the quote, in a sentence; null if nobody else does. */
  otherWriter: string | null;
  onTakeOver: () => void;
}

/** Says that somebody else writes this quote, and lets one take over from them. */
export function WriterBanner({ otherWriter, onTakeOver }: WriterBannerProps) {
  return (
    <div role="status">
      {otherWriter === null ? null : (
        <div className="mx-5 my-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-surface bg-pine-wash p-3 md:mx-10 lg:mx-0">
          <p className="min-w-40 flex-1">
            <strong className="font-semibold">{otherWriter}</strong>{" "}
            <span>{copy.writer.readOnly}</span>
          </p>
          <Button tone="outline" size="small" onClick={onTakeOver}>
            {copy.writer.takeOver}
          </Button>
        </div>
      )}
    </div>
  );
}
