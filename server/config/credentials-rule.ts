/** How signs are written that mean something else in an address. */
const HOW =
  "In a name or password write # as %23, / as %2F, ? as %3F, : as %3A, @ as %40, % as %25 and a blank as %20";

/** A query may have an @, such as ?user=ann@shop.example: behind a name and =. */
const QUERY = /^(\?\w+=[^/]*|\/[^@?]*\?\w+=.*)$/s;

/**
 * What is wrong with the name or password in an address, or undefined. The words do not repeat it. A
 * sign that ends the host's part of an address cuts a password in two: what is left may still look
 * like an address, to another host.
 */
export function credentialsProblem(address: string): string | undefined {
  const [, rest = ""] = /^[a-z]+:\/\/(.*)$/is.exec(address) ?? [];
  const host = rest.split(/[/?#]/)[0] ?? "";
  const after = rest.slice(host.length);
  if (after.includes("#")) return `has a # in it, which ends an address. ${HOW}`;
  if (after.includes("@") && !QUERY.test(after)) {
    return `has a ${after.slice(0, 1)} before the @, which ends the host there. ${HOW}`;
  }
  const credentials = host.slice(0, Math.max(0, host.lastIndexOf("@")));
  try {
    decodeURIComponent(credentials);
  } catch {
    return `has a % that is followed by no two digits. ${HOW}`;
  }
  return /\s/.test(credentials) ? `has a blank in it. ${HOW}` : undefined;
}
