import type { ToastMessage } from "#ui/toast-region.tsx";

/** How long a toast stays unless hovered or focused; long enough to read twice (rule 2.19). */
export const TOAST_MILLISECONDS = 7000;

/** Toasts shown at a time; more would cover the buttons needed next on a phone. */
export const TOASTS_AT_ONCE = 2;

/** A toast to show; `tone` is `plain` by default. */
export type NewToast = Omit<ToastMessage, "id" | "tone"> & { tone?: ToastMessage["tone"] };

/** The toasts shown. They disappear after a while, but not while one is hovered or focused. */
export class ToastStore {
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #toasts: readonly ToastMessage[] = [];
  #paused = false;
  #lastId = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly ToastMessage[] => this.#toasts;

  /** Shows a toast. It replaces an equal one, any error, and the oldest above `TOASTS_AT_ONCE`. */
  show = (toast: NewToast): void => {
    const id = ++this.#lastId;
    for (const old of this.#toasts) {
      const isSame = old.title === toast.title && old.description === toast.description;
      if (isSame || old.tone === "error") this.#remove(old.id);
    }
    if (!this.#paused)
      for (const old of this.#toasts.slice(0, 1 - TOASTS_AT_ONCE)) this.#remove(old.id);
    this.#set([...this.#toasts, { tone: "plain", ...toast, id }]);
    this.#startTimer(id);
  };

  dismiss = (id: number): void => {
    this.#remove(id);
    if (this.#toasts.length === 0) this.#paused = false;
  };

  /** Removes all errors, once the shopper has corrected them. */
  clearErrors = (): void => {
    for (const { id, tone } of this.#toasts) if (tone === "error") this.dismiss(id);
  };

  pause = (): void => {
    this.#paused = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  };

  resume = (): void => {
    this.#paused = false;
    for (const { id } of this.#toasts) this.#startTimer(id);
  };

  #remove(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  #startTimer(id: number) {
    if (this.#paused) return;
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), TOAST_MILLISECONDS),
    );
  }

  #set(toasts: readonly ToastMessage[]) {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}
