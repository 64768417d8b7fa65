import { type MouseEvent, type ReactNode, useState } from "react";
import { Link, useFetcher } from "react-router";
import { SmallPicture } from "#desk/inbox/row-pictures.tsx";
import { formatListLink } from "#domain/list-link.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { copy } from "./copy.ts";
import type { NewLeadData, PieceChoice } from "./loader.server.ts";

/** Id of the form that only searches; the lead's own form is around its field. */
export const searchFormId = "piece-search";

type Chosen = NewLeadData["chosen"][number];

/** The pieces of a lead, and a search to add more; without script the address remembers them. */
export function PiecePicker({ data, errors }: { data: NewLeadData; errors: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(data.chosen);
  const { load, data: loaded } = useFetcher<NewLeadData | null>();
  const { q, found } = loaded ?? data;
  const withPiece = (piece: PieceChoice) =>
    chosen.some(({ id }) => id === piece.id) ? chosen : [...chosen, { ...piece, quantity: 1 }];
  const change = (lines: readonly Chosen[], label: string, icon: "plus" | "trash") => (
    <ChangeLink lines={lines} q={q} label={label} icon={icon} onClick={() => setChosen(lines)} />
  );
  return (
    <fieldset
      className="grid gap-3"
      aria-describedby={errors.length > 0 ? "items-error" : undefined}
    >
      <legend className="text-h3 font-display">{copy.pieces.title}</legend>
      {chosen.length > 0 ? (
        <ul className="border-t border-line">
          {chosen.map((line) => (
            <PieceRow key={line.id} piece={line}>
              <input type="hidden" name="itemId" value={line.id} />
              <input
                type="number"
                name="itemQuantity"
                min={1}
                max={999}
                defaultValue={line.quantity}
                inputMode="numeric"
                aria-label={copy.pieces.quantity(line.title)}
                className="input-box w-20"
              />
              {change(
                chosen.filter(({ id }) => id !== line.id),
                copy.pieces.remove(line.title),
                "trash",
              )}
            </PieceRow>
          ))}
        </ul>
      ) : null}
      <p id="items-error" className="font-medium text-clay empty:hidden">
        {errors.join(" ")}
      </p>
      <input type="hidden" form={searchFormId} name="items" value={formatListLink(chosen)} />
      <div className="flex flex-wrap items-end gap-2">
        <label className="min-w-40 flex-1">
          <span className="mb-1.5 block font-semibold">{copy.pieces.search}</span>
          <input
            id="items"
            type="search"
            name="q"
            form={searchFormId}
            defaultValue={data.q}
            autoComplete="off"
            enterKeyHint="search"
            className="input-box"
          />
        </label>
        <Button
          type="submit"
          form={searchFormId}
          tone="quiet"
          onClick={(event) => {
            event.preventDefault();
            // As it stands in the field, even if it was typed before the script was there.
            const words = new FormData(event.currentTarget.form ?? undefined).get("q");
            void load(`/leads/new?${new URLSearchParams({ q: String(words ?? "") })}`);
          }}
        >
          {copy.pieces.button}
        </Button>
      </div>
      <div role="status">
        {q !== "" && found.length === 0 ? <p className="text-soft">{copy.pieces.none}</p> : null}
        <ul className="border-t border-line empty:hidden">
          {found.map((piece) => (
            <PieceRow key={piece.id} piece={piece}>
              {change(withPiece(piece), copy.pieces.add(piece.title), "plus")}
            </PieceRow>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

function PieceRow({ piece, children }: { piece: PieceChoice; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2">
      {piece.thumb ? (
        <SmallPicture thumb={piece.thumb} className="size-14 shrink-0 rounded-[2px]" />
      ) : null}
      <div className="min-w-36 flex-1">
        <p className="font-semibold">{piece.title}</p>
        <p className="text-[0.9375rem] text-soft">{piece.details}</p>
      </div>
      {children}
    </li>
  );
}

interface ChangeLinkProps {
  /** The pieces after the click. */
  lines: readonly Chosen[];
  q: string;
  label: string;
  icon: "plus" | "trash";
  onClick: () => void;
}

function ChangeLink({ lines, q, label, icon, onClick }: ChangeLinkProps) {
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  return (
    <Link
      to={`/leads/new?${new URLSearchParams({ ...(q ? { q } : {}), items: formatListLink(lines) })}`}
      aria-label={label}
      onClick={click}
      className="grid size-11 place-items-center rounded-full border border-edge hover:border-ink"
    >
      <Icon name={icon} />
    </Link>
  );
}
