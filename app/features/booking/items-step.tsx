import * as laterStepsCopy from "#copy/booking-steps.ts";
import { newItem } from "#domain/delivery/booking-form.ts";
import { formLimits } from "#domain/form-limits.ts";
import { QuantityField } from "#products/quantity-field.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { moveFocusTo } from "#ui/move-focus.ts";
import { type DraftItem, fieldId, typedQuantity } from "./booking-draft.ts";
import { FieldGroup } from "./field-group.tsx";
import { SizeTiles } from "./size-tiles.tsx";

interface ItemsStepProps {
  items: readonly DraftItem[];
  error: string | undefined;
  onChange: (change: ItemsChange) => void;
}

/** Makes the new items from those in the draft, which may be newer than those shown. */
export type ItemsChange = (items: readonly DraftItem[]) => readonly DraftItem[];

/** The items to deliver, at least one (rule 10.5). */
export function ItemsStep({ items, error, onChange }: ItemsStepProps) {
  const remove = (index: number) => {
    const remaining = items.filter((_, at) => at !== index);
    onChange(() => remaining);
    const neighbor = remaining[index] ?? remaining[index - 1];
    moveFocusTo(neighbor && headingId(neighbor));
  };
  const nextId = Math.max(0, ...items.map(({ id }) => id)) + 1;
  return (
    <FieldGroup step={2} name="items" error={error}>
      <ol className="grid gap-4">
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            position={index + 1}
            onChange={(change) =>
              onChange((latest) =>
                latest.map((other) => (other.id === item.id ? { ...other, ...change } : other)),
              )
            }
            onRemove={items.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <Button
        tone="outline"
        className="justify-self-start"
        disabled={items.length >= formLimits.items}
        onClick={() => onChange((latest) => [...latest, { ...newItem, id: nextId }])}
      >
        <Icon name="plus" className="size-4" />
        {laterStepsCopy.items.add}
      </Button>
    </FieldGroup>
  );
}

function headingId({ id }: DraftItem): string {
  return fieldId(`item-${id}`);
}

interface ItemCardProps {
  item: DraftItem;
  position: number;
  onChange: (change: Partial<DraftItem>) => void;
  /** Undefined for the only item left (rule 10.5). */
  onRemove: (() => void) | undefined;
}

function ItemCard({ item, position, onChange, onRemove }: ItemCardProps) {
  return (
    <li className="bg-sand p-4 sm:p-6">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h3 id={headingId(item)} tabIndex={-1} className="text-h3 outline-none">
          {laterStepsCopy.items.heading({ position })}
        </h3>
        {onRemove ? (
          <button
            type="button"
            className="-mr-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-[0.9375rem] text-soft hover:text-clay"
            aria-label={laterStepsCopy.items.removeNamed({ position })}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-4.5" />
            {laterStepsCopy.items.remove}
          </button>
        ) : null}
      </div>
      <SizeTiles
        name={`size-${item.id}`}
        chosen={item.type}
        onChange={(type) => onChange({ type })}
      />
      <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-[11rem_1fr]">
        <ItemQuantity item={item} position={position} onChange={onChange} />
        <TextField
          id={`item-notes-${item.id}`}
          label={laterStepsCopy.items.notes}
          optional
          help={laterStepsCopy.items.notesHelp}
          text={item.notes}
          onText={(notes) => onChange({ notes })}
        />
      </div>
    </li>
  );
}

function ItemQuantity({ item, position, onChange }: Omit<ItemCardProps, "onRemove">) {
  const id = `item-quantity-${position}`;
  return (
    <div className="flex flex-wrap content-start">
      <label htmlFor={id} className="mb-1.5 block basis-full font-semibold">
        {laterStepsCopy.items.quantity}
        <span className="sr-only">{` ${laterStepsCopy.items.heading({ position })}`}</span>
      </label>
      <QuantityField
        id={id}
        typed={item.typed ?? String(item.quantity)}
        onChange={(typed) => onChange(typedQuantity(typed))}
        labels={{
          less: laterStepsCopy.items.oneLess({ position }),
          more: laterStepsCopy.items.oneMore({ position }),
        }}
      />
    </div>
  );
}
