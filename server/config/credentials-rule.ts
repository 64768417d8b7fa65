/** How to write characters that have a special meaning in an address. */
const HOW_TO_ENCODE =
  "In a name or password write # as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25 and a blank as %20";

/** A query may contain an @ after a name and =, such as ?user=ann@shop.example. */
const QUERY = /^(\?\w+=[^/]*|\/[^@?]*\?\w+=.*)$/s;

/**
 * The problem with the name or password in an address, or undefined; doesn't repeat them. An
 * unencoded /, ? or # in a password ends the host early, and the rest may still look like a valid
 * address of another host.
 */
export function credentialsProblem(address: string): string | undefined {
  const [, withoutScheme = ""] = /^[a-z]+:\/\/(.*)$/is.exec(address) ?? [];
  const host = withoutScheme.split(/[/?#]/)[0] ?? "";
  const afterHost = withoutScheme.slice(host.length);
  if (afterHost.includes("#")) return `has a # in it, which ends an address. ${HOW_TO_ENCODE}`;
  if (afterHost.includes("@") && !QUERY.test(afterHost)) {
    return `has a ${afterHost.slice(0, 1)} before the @, which ends the host there. ${HOW_TO_ENCODE}`;
  }
  const credentials = host.slice(0, Math.max(0, host.lastIndexOf("@")));
  try {
    decodeURIComponent(credentials);
  } catch {
    return `has a % that is followed by no two digits. ${HOW_TO_ENCODE}`;
  }
  return /\s/.test(credentials) ? `has a blank in it. ${HOW_TO_ENCODE}` : undefined;
}
