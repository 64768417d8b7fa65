interface ExactProps {
  children: string;
  className?: string;
}

/** Text that a translator must leave as it is: a name, a SKU, a price, a phone number, a reference. */
export function NoTranslate({ children, className }: ExactProps) {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}
