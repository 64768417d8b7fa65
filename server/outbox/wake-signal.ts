/** A wait that can be interrupted. */
export interface WakeSignal {
  /** Resolves after `ms`, or at once if `wake()` is called or was called since the last wait. */
  wait(ms: number): Promise<void>;
  wake(): void;
}

/** Creates a signal. Its timers use the monotonic clock and so don't depend on the wall clock. */
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
