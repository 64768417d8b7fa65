interface ExactProps {
  children: string;
  className?: string;
}

/** Text that translators must not change, such as a name, SKU, price, phone number or reference. */
export function NoTranslate({ children, className }: ExactProps) {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}
