/** Waits that can be cut short. */
export interface Alarm {
  /** Resolves after `ms`, or at once when the alarm rings or rang since the last wait. */
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** Timers run on the monotonic clock, so a changed wall clock neither shortens nor stretches them. */
export function createAlarm(): Alarm {
  let rang = false;
  let wake = () => {};
  return {
    wait: async (ms) => {
      if (!rang && ms > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rang = false;
    },
    ring: () => {
      rang = true;
      wake();
    },
  };
}
