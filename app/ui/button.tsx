import type { ComponentProps } from "react";

export type ButtonTone = "primary" | "outline" | "quiet" | "light";
export type ButtonSize = "regular" | "small";

const shape =
  "inline-flex items-center justify-center gap-2 rounded-surface font-semibold text-center transition-colors duration-150 select-none print:hidden disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55";

const sizes: Record<ButtonSize, string> = {
  regular: "min-h-12 px-6 py-3 text-base",
  small: "min-h-11 px-4 py-2 text-[0.9375rem]",
};

const tones: Record<ButtonTone, string> = {
  primary: "bg-pine text-paper hover:bg-pine-deep forced-colors:border",
  outline: "border border-pine text-pine hover:bg-pine hover:text-paper",
  quiet: "border border-edge text-ink hover:border-ink",
  light: "bg-paper text-ink hover:bg-sand forced-colors:border",
};

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A button's classes, for links that `ButtonLink` can't make: other sites, phones, anchors. */
export function buttonClass({ tone = "primary", size = "regular" }: Look = {}, extra = "") {
  return `${shape} ${sizes[size]} ${tones[tone]} ${extra}`.trim();
}

export function Button({
  tone,
  size,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonClass({ tone, size }, className)} {...rest} />;
}

export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={buttonClass({ tone, size }, className)} {...rest} />;
}
