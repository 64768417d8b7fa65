/**
 * Runs tasks one after the other, in the order they came, so that only one opened file is in memory
 * however many are sent at once. A failed task doesn't stop the next one.
 */
export function serialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
