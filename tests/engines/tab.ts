/** A function that runs in the page, so it may only use its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** A reference to an element of a page. */
export interface Handle {
  /** Runs a function on the element in the page. */
  ask<Result>(question: InPage<[HTMLElement], Result>): Promise<Result>;
  /** Clicks the middle of the element with the mouse. */
  click(): Promise<void>;
  /** Types at the caret, replacing the selection. */
  type(text: string): Promise<void>;
  /** Sets a file field to the file at this path. */
  attach(file: string): Promise<void>;
}

/** A tab, or a frame in one, controlled by one of the protocols. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; its arguments and result must be JSON. */
  evaluate<Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Returns the element a function finds in the page, if there is one. */
  find<Args extends unknown[]>(
    look: InPage<Args, HTMLElement | null>,
    ...args: Args
  ): Promise<Handle | undefined>;
  /** Returns the page in the frame matched by this CSS selector. */
  frame(selector: string): Promise<Tab>;
  /** Opens another tab of the same shopper in the foreground. */
  newTab(): Promise<Tab>;
}

/** Size of the page in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with empty storage. */
export interface Session {
  tab: Tab;
  /** The address of the shop for this browser. */
  home: string;
  /**
   * Returns errors and warnings on the consoles of all its tabs, and uncaught errors, as "kind:
   * text".
   */
  consoleMessages(): string[];
  close(): Promise<void>;
}

/** A running browser program. */
export interface Browser {
  open(shopUrl: string, size: Size): Promise<Session>;
  close(): Promise<void>;
}
