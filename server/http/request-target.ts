export interface RequestTarget {
  path: string;
  query: string;
}

/** Far above any link we make, below what Node would refuse for its size. */
const maxTargetLength = 8_000;

/**
 * Splits a request line's target into path and query. Gives the status to refuse it with when it
 * cannot be an address of ours: broken percent-encoding, control characters, backslashes, and
 * segments of dots, which browsers resolve before they ask and routers resolve after us (rule
 * 16.10).
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

/** Proxies may send the whole address (RFC 9112, section 3.2.2). */
function withoutOrigin(target: string): string | undefined {
  return /^https?:\/\/[^/?#]+(\/[^#]*)$/i.exec(target)?.[1];
}

function wellFormed(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const odd = /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
    return !odd && !/\/(\.|%2e){1,2}(\/|$)/i.test(path);
  } catch {
    return false;
  }
}
