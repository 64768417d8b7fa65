interface NoTranslateProps {
  children: string;
  className?: string;
  lang?: string | undefined;
}

/** Text that translators must not change, such as a name, SKU, price, phone number or reference. */
export function NoTranslate({ children, className, lang }: NoTranslateProps) {
  return (
    <span translate="no" lang={lang} className={className}>
      {children}
    </span>
  );
}

/** Value for the `translate` attribute: `no` for a price or number without any letter. */
export function noTranslateIfNumber(text: string): "no" | undefined {
  return /\p{L}/u.test(text) ? undefined : "no";
}
