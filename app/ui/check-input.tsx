import type { ComponentProps } from "react";
import { useFieldChecked } from "./control-value.ts";

type CheckInputProps = Omit<ComponentProps<"input">, "checked" | "onChange"> & {
  type: "checkbox" | "radio";
  checked: boolean;
  /**
   * Called with each change, including a radio button's when another one is chosen; absent for a
   * plain control that starts as `checked`.
   */
  onCheck?: ((checked: boolean) => void) | undefined;
};

/** A checkbox or radio button whose own state counts, whoever set it (rule 14.32). */
export function CheckInput({ checked, onCheck, ...input }: CheckInputProps) {
  return <input {...input} {...useFieldChecked(checked, onCheck)} />;
}
