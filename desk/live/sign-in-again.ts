import { signInPath } from "#desk/sign-in-path.ts";

/** Leaves for the sign-in page, and comes back to this one afterwards. */
export function signInAgain(): void {
  location.assign(`/desk${signInPath(location.pathname + location.search)}`);
}
