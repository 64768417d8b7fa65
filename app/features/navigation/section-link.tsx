import { Link, type LinkProps } from "react-router";

/** A link that may lead to a section of the home page: `SectionScroll` does the scrolling then. */
export function SectionLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <Link to={to} preventScrollReset={to.includes("#")} {...rest} />;
}
