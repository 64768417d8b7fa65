import { useId, useState } from "react";
import * as copy from "#copy/price-match.ts";
import { TextField } from "#ui/field.tsx";
import { fieldId } from "./price-match-draft.ts";
import { useProductSuggestions } from "./use-product-suggestions.ts";

interface ProductFieldProps {
  errors: readonly string[] | undefined;
  value: string | undefined;
  id: string | undefined;
}

/** The product: any text, or a product in the catalog, whose id is then posted too (rule 12.7). */
export function ProductField({ errors, value = "", id = "" }: ProductFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState(value);
  const products = useProductSuggestions(typed);
  const chosen = products.find(({ label }) => label === typed)?.id ?? (typed === value ? id : "");
  return (
    <div>
      <TextField
        id={fieldId("product")}
        name="product"
        label={copy.form.product}
        help={copy.form.productHelp}
        errors={errors}
        required
        text={typed}
        onText={setTyped}
        list={listId}
        autoComplete="off"
        enterKeyHint="next"
      />
      <datalist id={listId}>
        {products.map((product) => (
          <option key={product.id} value={product.label} />
        ))}
      </datalist>
      <input type="hidden" name="productId" value={chosen} />
    </div>
  );
}
