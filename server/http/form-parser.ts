/** Parses a form while it arrives and passes its parts to a `FormCollector`. */
export interface FormParser {
  /** Resolves when it can take more data. */
  write(chunk: Buffer): Promise<void> | void;
  /** Resolves when everything received has been parsed. */
  end(): Promise<void> | void;
}
