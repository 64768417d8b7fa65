export interface RequestTarget {
  path: string;
  query: string;
}

/** Far longer than any link we make, and below the size that Node itself refuses. */
const maxTargetLength = 8_000;

/**
 * Splits a request line's target into path and query. Returns the status to refuse it with if it
 * can't be one of our addresses: broken percent-encoding, control characters, backslashes, or dot
 * segments, which browsers resolve before the request and routers after this check (rule 16.10).
 */
export function parseTarget(target: string): RequestTarget | 400 | 414 {
  if (target.length > maxTargetLength) return 414;
  const local = target.startsWith("/") ? target : withoutOrigin(target);
  if (!local || /[\\\s#<>"]/.test(local)) return 400;
  const mark = local.indexOf("?");
  const path = mark < 0 ? local : local.slice(0, mark);
  const query = mark < 0 ? "" : local.slice(mark + 1);
  return wellFormed(path) ? { path, query } : 400;
}

/** Proxies may send a full URL (RFC 9112, section 3.2.2); no host has more than 255 characters. */
function withoutOrigin(target: string): string | undefined {
  return /^https?:\/\/[^/?#]{1,261}(\/[^#]*)$/i.exec(target)?.[1];
}

function wellFormed(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const hasBadCharacters = /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
    return !hasBadCharacters && !/\/(\.|%2e){1,2}(\/|$)/i.test(path);
  } catch {
    return false;
  }
}
