import type { Crumb } from "#ui/breadcrumb.tsx";

/** Breadcrumbs: Home, Collections and the page itself. */
export function breadcrumbs(title: string): Crumb[] {
  return [
    { label: "Home", to: "/" },
    { label: "Collections", to: "/#collections" },
    { label: title },
  ];
}
