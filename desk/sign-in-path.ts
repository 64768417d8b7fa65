/** Where to sign in, within the desk. @param next where to go on: a path from the site's root */
export function signInPath(next: string): string {
  return `/sign-in?${new URLSearchParams({ next })}`;
}
