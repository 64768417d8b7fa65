interface PageHeaderProps {
  headline: string;
  lead: string;
  /** Classes of the two columns. */
  className?: string;
}

/** The headline with its lead beside it on wide screens. */
export function PageHeader({ headline, lead, className = "" }: PageHeaderProps) {
  return (
    <header className={`grid items-end gap-x-16 gap-y-5 lg:grid-cols-12 ${className}`}>
      <h1 className="text-display lg:col-span-8">{headline}</h1>
      <p className="max-w-prose text-lead text-soft lg:col-span-4 lg:pb-2">{lead}</p>
    </header>
  );
}
