/**
 * Runs what a form can be sent without, such as its check in the browser, which the server repeats.
 * If it fails, the error is logged and the result is undefined (rule 14.33).
 */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
