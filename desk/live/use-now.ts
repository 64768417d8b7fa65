import { useEffect, useMemo, useState } from "react";

const minuteMs = 60_000;

/**
 * The server's time, which moves on every minute. It starts as the time the page was made for, so
 * that the browser renders the same texts as the server.
 */
export function useNow(madeAt: string): Date {
  const [passed, setPassed] = useState({ madeAt, ms: 0 });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setPassed({ madeAt, ms: performance.now() - start }), minuteMs);
    return () => clearInterval(timer);
  }, [madeAt]);
  const ms = passed.madeAt === madeAt ? passed.ms : 0;
  return useMemo(() => new Date(Date.parse(madeAt) + ms), [madeAt, ms]);
}
