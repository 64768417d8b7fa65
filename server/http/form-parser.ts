/** Takes a form apart while it comes; what it finds goes to a `FormCollector`. */
export interface FormParser {
  /** Resolves when it can take more. */
  write(chunk: Buffer): Promise<void> | void;
  /** Resolves when all that came is taken apart. */
  end(): Promise<void> | void;
}
