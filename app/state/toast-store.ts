import type { ToastMessage } from "#ui/toast-region.tsx";

/** How long a message stays when nobody points at it; long enough to read twice (rule 2.19). */
export const TOAST_MILLISECONDS = 7000;

/** More would cover what is pressed next on a phone. */
export const TOASTS_AT_ONCE = 2;

/** What to say; `tone` is plain unless something went wrong. */
export type NewToast = Omit<ToastMessage, "id" | "tone"> & { tone?: ToastMessage["tone"] };

/** The messages on show. They leave by themselves, but never while pointed at or focused. */
export class ToastStore {
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #toasts: readonly ToastMessage[] = [];
  #held = false;
  #lastId = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): readonly ToastMessage[] => this.#toasts;

  /** The same message again, a failure once anything newer is known, and the oldest make way. */
  show = (toast: NewToast): void => {
    const id = ++this.#lastId;
    for (const old of this.#toasts) {
      const again = old.title === toast.title && old.description === toast.description;
      if (again || old.tone === "error") this.#remove(old.id);
    }
    if (!this.#held)
      for (const old of this.#toasts.slice(0, 1 - TOASTS_AT_ONCE)) this.#remove(old.id);
    this.#set([...this.#toasts, { tone: "plain", ...toast, id }]);
    this.#startTimer(id);
  };

  dismiss = (id: number): void => {
    this.#remove(id);
    if (this.#toasts.length === 0) this.#held = false;
  };

  /** What was wrong is put right: failures leave. */
  clearErrors = (): void => {
    for (const { id, tone } of this.#toasts) if (tone === "error") this.dismiss(id);
  };

  pause = (): void => {
    this.#held = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  };

  resume = (): void => {
    this.#held = false;
    for (const { id } of this.#toasts) this.#startTimer(id);
  };

  #remove(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  #startTimer(id: number) {
    if (this.#held) return;
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
