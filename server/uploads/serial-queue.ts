/**
 * Runs tasks one after the other, in the order they came, so that memory holds one opened file
 * however many are sent at once. A task that fails does not hold up the next.
 */
export function serialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
