import { mayUse, type Role } from "#domain/desk/roles.ts";
import { copy } from "./copy.ts";

/** The pages of the desk that a role has, in the order of the tabs. */
export function navItems(role: Role) {
  return [
    ...(mayUse(role, "leads")
      ? [{ to: "/inbox", label: copy.nav.inbox, icon: "inbox" as const }]
      : []),
    ...(mayUse(role, "staff")
      ? [{ to: "/staff", label: copy.nav.staff, icon: "people" as const }]
      : []),
    { to: "/you", label: copy.nav.you, icon: "person" as const },
  ];
}

/** `999+` at most. */
export function countText(count: number): string {
  return count > 999 ? "999+" : String(count);
}
