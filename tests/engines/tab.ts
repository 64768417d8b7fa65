/** A function that runs in the page: it knows nothing but its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

/** An element of a page that a browser holds for us. */
export interface Handle {
  /** Runs a function on it in the page. */
  ask<Result>(question: InPage<[HTMLElement], Result>): Promise<Result>;
  /** Presses the middle of it with the mouse. */
  click(): Promise<void>;
  /** Types at the caret, in place of what is selected. */
  type(text: string): Promise<void>;
  /** Gives a file field the file at this path. */
  attach(file: string): Promise<void>;
}

/** A tab, or a frame in one, as one protocol drives it. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; arguments and answer are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** The element a function finds in the page, if there is one. */
  find<Args extends unknown[]>(
    look: InPage<Args, HTMLElement | null>,
    ...args: Args
  ): Promise<Handle | undefined>;
  /** The page in the frame that this CSS selector finds. */
  frame(selector: string): Promise<Tab>;
  /** Another tab of the same shopper, in front from now on. */
  newTab(): Promise<Tab>;
}

/** Size of the page in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with nothing stored in it. */
export interface Session {
  tab: Tab;
  /** The address at which this browser finds the shop. */
  home: string;
  /** Errors and warnings on the consoles of all its tabs, and uncaught errors, as "kind: text". */
  complaints(): string[];
  close(): Promise<void>;
}

/** A browser program that runs. */
export interface Browser {
  open(shopUrl: string, size: Size): Promise<Session>;
  close(): Promise<void>;
}
