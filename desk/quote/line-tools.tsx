import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { LineActs } from "./line-acts.ts";
import { LineSelect } from "./line-select.tsx";
import type { ShownPiece } from "./loader.server.ts";
import { lineFieldId, type WrittenLine } from "./written-quote.ts";

interface LineToolsProps {
  written: WrittenLine;
  piece: ShownPiece | undefined;
  title: string;
  acts: LineActs;
}

/** Another variant, another product, or none. */
export function LineTools({ written, piece, title, acts }: LineToolsProps) {
  const { key, line } = written;
  return (
    <>
      {line.id === undefined ? null : (
        <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:col-span-1 lg:col-start-2 lg:row-start-2 lg:gap-2">
          {piece && piece.variants.length > 1 ? (
            <LineSelect
              id={lineFieldId(key, "option")}
              label={copy.lines.option}
              value={line.id}
              onValue={(id) => acts.vary(key, piece, id)}
              options={optionsOf(piece, line.id)}
            />
          ) : null}
          <Button
            tone="quiet"
            size="small"
            aria-label={copy.lines.swapNamed(title)}
            onClick={() => acts.swap(key)}
            className="col-start-2 lg:border-0 lg:px-2 lg:underline"
          >
            {copy.lines.swap}
          </Button>
        </div>
      )}
      <Button
        tone="quiet"
        size="small"
        aria-label={copy.lines.removeNamed(title)}
        onClick={() => acts.remove(key)}
        className="col-span-2 justify-self-start lg:col-span-1 lg:col-start-7 lg:row-start-1 lg:size-11 lg:border-0 lg:px-0"
      >
        <span className="lg:sr-only">{copy.lines.remove}</span>
        <Icon name="close" className="hidden size-5 lg:block" />
      </Button>
    </>
  );
}

/** The variants to choose from; the line's own stays, though it left the catalog. */
function optionsOf(piece: ShownPiece, own: string) {
  const options = piece.variants.map(({ id, option }) => ({ value: id, label: option }));
  const hasOwn = options.some(({ value }) => value === own);
  if (hasOwn) return options;
  return [{ value: own, label: piece.option || copy.lines.notChosen }, ...options];
}
