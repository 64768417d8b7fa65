interface NoTranslateProps {
  children: string;
  className?: string;
}

/** Text that translators must not change, such as a name, SKU, price, phone number or reference. */
export function NoTranslate({ children, className }: NoTranslateProps) {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}
