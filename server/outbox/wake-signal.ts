/** Waits that can be cut short. */
export interface WakeSignal {
  /** Resolves after `ms`, or at once when the alarm rings or rang since the last wait. */
  wait(ms: number): Promise<void>;
  wake(): void;
}

/** Timers run on the monotonic clock, so a changed wall clock neither shortens nor stretches them. */
export function createWakeSignal(): WakeSignal {
  let woken = false;
  let wake = () => {};
  return {
    wait: async (ms) => {
      if (!woken && ms > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
    },
    wake: () => {
      woken = true;
      wake();
    },
  };
}
