import type { Browser } from "@playwright/test";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, microseconds. */
  tdur?: number;
  args: { name?: string };
}

const categories = ["toplevel", "__metadata"];

/**
 * Milliseconds of processor time that the page's main thread used while `work` ran. Other programs
 * on the machine don't count, as they would by the clock.
 */
export async function mainThreadTime(browser: Browser, work: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories },
  });
  await work();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return busiestMainThread(events);
}

/** The page's own process is the busiest: the others have no page. */
function busiestMainThread(events: readonly TraceEvent[]): number {
  const threads = new Map<string, number>();
  for (const { name, args, pid, tid } of events) {
    if (name === "thread_name" && args.name === "CrRendererMain") threads.set(`${pid}:${tid}`, 0);
  }
  for (const { name, pid, tid, tdur = 0 } of events) {
    const before = threads.get(`${pid}:${tid}`);
    if (before === undefined || name !== "ThreadControllerImpl::RunTask") continue;
    threads.set(`${pid}:${tid}`, before + tdur / 1_000);
  }
  return Math.max(0, ...threads.values());
}
