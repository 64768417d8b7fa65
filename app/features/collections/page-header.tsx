import { PageTitle } from "#ui/page-title.tsx";

interface PageHeaderProps {
  name: string;
  slogan: string;
  lead: string;
  /** Classes of the two columns. */
  className?: string;
}

/** The room's name and slogan, with the lead beside them on wide screens. */
export function PageHeader({ name, slogan, lead, className = "" }: PageHeaderProps) {
  return (
    <header className={`grid items-end gap-x-16 gap-y-5 lg:grid-cols-12 ${className}`}>
      <PageTitle name={name} slogan={slogan} className="lg:col-span-8" />
      <p className="max-w-prose text-lead text-soft lg:col-span-4 lg:pb-2">{lead}</p>
    </header>
  );
}
