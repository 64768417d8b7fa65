import { useEffect, useId, useRef, useState } from "react";
import { TextField } from "#ui/field.tsx";
import { fieldId } from "./price-match-draft.ts";
import { usePieceSuggestions } from "./use-piece-suggestions.ts";
import { words } from "./words.ts";

interface ProductFieldProps {
  errors: readonly string[] | undefined;
  value: string | undefined;
  id: string | undefined;
}

/** The piece: any words, or one of ours, whose id then goes along (rule 12.7). */
export function ProductField({ errors, value = "", id = "" }: ProductFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  // A draft was put back by now, and it may name one of ours.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  const pieces = usePieceSuggestions(typed);
  const chosen = pieces.find(({ label }) => label === typed)?.id ?? (typed === value ? id : "");
  return (
    <div>
      <TextField
        ref={field}
        id={fieldId("product")}
        name="product"
        label={words.form.product}
        help={words.form.productHelp}
        errors={errors}
        required
        defaultValue={value}
        onInput={(event) => setTyped(event.currentTarget.value)}
        list={listId}
        autoComplete="off"
        enterKeyHint="next"
      />
      <datalist id={listId}>
        {pieces.map((piece) => (
          <option key={piece.id} value={piece.label} />
        ))}
      </datalist>
      <input type="hidden" name="productId" value={chosen} />
    </div>
  );
}
