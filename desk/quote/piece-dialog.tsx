import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { SmallPicture } from "#desk/inbox/row-pictures.tsx";
import { formatMoney } from "#domain/money.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { ComposerData, ShownPiece } from "./loader.server.ts";

const searchId = "piece-search";

/** Letters from which on products are searched for. */
const minLetters = 2;

interface PieceDialogProps {
  open: boolean;
  onClose: () => void;
  reference: string;
  /** Of the line that gets another product; without one, lines are added. */
  insteadOf: string | undefined;
  /** Ids of the products in the quote. */
  chosen: ReadonlySet<string>;
  onChoose: (piece: ShownPiece) => void;
}

/** A search for products, as one types. */
export function PieceDialog({ open, onClose, insteadOf, ...search }: PieceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={insteadOf === undefined ? copy.picker.add : copy.picker.swap(insteadOf)}
      placement="right"
      className="max-sm:w-full max-sm:max-w-none sm:w-[28rem]"
    >
      <PieceSearch isSwap={insteadOf !== undefined} {...search} />
    </Dialog>
  );
}

type PieceSearchProps = Omit<PieceDialogProps, "open" | "onClose" | "insteadOf"> & {
  isSwap: boolean;
};

function PieceSearch({ reference, isSwap, chosen, onChoose }: PieceSearchProps) {
  const [text, setText] = useState("");
  const { load, data } = useFetcher<ComposerData | null>();
  const words = text.trim();
  // The dialog has put the focus on its close button.
  useEffect(() => document.getElementById(searchId)?.focus(), []);
  const search = (typed: string) => {
    setText(typed);
    const q = typed.trim();
    if (q.length >= minLetters) {
      void load(`/leads/${reference}/quote?${new URLSearchParams({ q })}`);
    }
  };
  const found = words.length >= minLetters ? data?.found : undefined;
  return (
    <div className="grid content-start gap-2 p-5">
      <TextField
        id={searchId}
        // In a search field Escape would empty it first.
        type="text"
        inputMode="search"
        label={copy.picker.label}
        autoComplete="off"
        enterKeyHint="search"
        text={text}
        onText={search}
      />
      <div role="status">
        {found?.length === 0 && data?.q === words ? (
          <p className="py-3 text-soft">{copy.picker.none}</p>
        ) : null}
        <ul>
          {found?.map((piece) => (
            <FoundPiece
              key={piece.id}
              piece={piece}
              isSwap={isSwap}
              isChosen={chosen.has(piece.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FoundPieceProps {
  piece: ShownPiece;
  isSwap: boolean;
  isChosen: boolean;
  onChoose: (piece: ShownPiece) => void;
}

function FoundPiece({ piece, isSwap, isChosen, onChoose }: FoundPieceProps) {
  const { title, option, availability, price, lastPrice, thumb, sku } = piece;
  const { gone, outOfStock, preorder } = copy.lines;
  const { inStock, never, callForPrice } = copy.picker;
  const standing = { gone, out_of_stock: outOfStock, preorder, in_stock: inStock }[availability];
  const details = [option, sku, standing.toLowerCase()].filter(Boolean).join(" · ");
  const prices = [
    price === null ? callForPrice : formatMoney(price),
    lastPrice === null ? never : copy.lines.lastTime(formatMoney(lastPrice)),
  ].join(" · ");
  const name = [title, option].filter(Boolean).join(", ");
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      {thumb ? <SmallPicture thumb={thumb} className="size-15 shrink-0 rounded-[2px]" /> : null}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="text-[0.9375rem] break-words text-soft">{details}</p>
        <p className="text-[0.9375rem]">{prices}</p>
      </div>
      {isChosen ? (
        <span className="flex items-center gap-1 text-[0.9375rem] text-soft">
          <Icon name="check" className="size-4" />
          <span>{copy.picker.added}</span>
        </span>
      ) : (
        <button
          type="button"
          aria-label={isSwap ? copy.picker.takeNamed(name) : copy.picker.addNamed(name)}
          onClick={() => onChoose(piece)}
          className="grid size-11 shrink-0 place-items-center rounded-surface border border-edge hover:border-ink"
        >
          <Icon name={isSwap ? "check" : "plus"} />
        </button>
      )}
    </li>
  );
}
