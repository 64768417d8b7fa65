import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { newKey } from "#state/new-key.ts";
import { changeDraft, latestDraft, onDraftChange, type SavedHold } from "./booking-draft.ts";
import {
  type ClearedReason,
  type DeliveryTimeCommand,
  type DeliveryTimeEvent,
  type DeliveryTimeState,
  type DraftTimeFields,
  type HoldRequest,
  initialDeliveryTime,
  shownHold,
} from "./delivery-time.ts";
import { transition } from "./delivery-time-machine.ts";
import { releaseHold, requestHold } from "./hold-requests.ts";
import { lookUpWindows } from "./look-up-windows.ts";

type OnCleared = (reason: ClearedReason) => void;

/** This tab's id in the hold's list of tabs. */
const tabId = newKey();

/**
 * Runs the state machine of `delivery-time-machine.ts`: sends it the page's events, runs its
 * commands and its timer.
 */
export class DeliveryTimeStore {
  readonly #listeners = new Set<() => void>();
  readonly #eventQueue: DeliveryTimeEvent[] = [];
  #state: DeliveryTimeState;
  #onCleared: OnCleared | undefined;
  #isHandlingEvents = false;
  #lookUpCount = 0;
  #expiringHold: SavedHold | undefined;
  #expiryTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param windows the windows the page was loaded with */
  constructor(windows: readonly AvailableWindow[], draft: DraftTimeFields) {
    this.#state = initialDeliveryTime(windows, { draft, now: Date.now() });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): DeliveryTimeState => this.#state;

  /**
   * Listens to the page and the draft until the returned function is called, which also leaves the
   * page.
   * @param onCleared called with the reason when the chosen time is cleared
   */
  start(onCleared: OnCleared): () => void {
    this.#onCleared = onCleared;
    const onPageHide = () => this.send({ type: "pageLeft" });
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) this.send({ type: "pageOpened" });
    };
    const stopFollowingDraft = onDraftChange(() => this.send({ type: "draftChanged" }));
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    this.send({ type: "pageOpened" });
    return () => {
      stopFollowingDraft();
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("pageshow", onPageShow);
      this.#onCleared = undefined;
      this.send({ type: "pageLeft" });
    };
  }

  /** Handles one event at a time: events sent by a command wait until all commands have run. */
  send(event: DeliveryTimeEvent): void {
    this.#eventQueue.push(event);
    if (this.#isHandlingEvents) return;
    this.#isHandlingEvents = true;
    try {
      for (let next = this.#eventQueue.shift(); next; next = this.#eventQueue.shift()) {
        this.#handleEvent(next);
      }
    } finally {
      this.#isHandlingEvents = false;
    }
  }

  #handleEvent(event: DeliveryTimeEvent) {
    const context = { draft: latestDraft(), tabId, now: Date.now() };
    const { state, commands } = transition(this.#state, event, context);
    const hasChanged = state !== this.#state;
    this.#state = state;
    this.#updateExpiryTimer();
    for (const command of commands) this.#runCommand(command);
    if (hasChanged) for (const listener of this.#listeners) listener();
  }

  #runCommand(command: DeliveryTimeCommand) {
    switch (command.type) {
      case "requestHold":
        this.#requestHold(command.request);
        return;
      case "releaseHold":
        releaseHold(command.id);
        return;
      case "changeDraft":
        changeDraft(() => command.patch);
        return;
      case "lookUpWindows":
        this.#lookUpWindows();
        return;
      case "reportCleared":
        this.#onCleared?.(command.reason);
    }
  }

  async #requestHold(request: HoldRequest) {
    const result = await requestHold(request);
    if (result.status === "granted") {
      this.send({ type: "holdGranted", request, id: result.id, until: result.until });
    } else {
      this.send({ type: result.status === "windowFull" ? "windowFull" : "holdFailed", request });
    }
  }

  /** Of several lookups at once only the last one counts. */
  async #lookUpWindows() {
    const lookUp = ++this.#lookUpCount;
    const windows = await lookUpWindows();
    if (lookUp !== this.#lookUpCount) return;
    this.send(windows ? { type: "windowsLoaded", windows } : { type: "windowsFailed" });
  }

  /** The only timer expires the hold that is shown; it doesn't run on a page that was left. */
  #updateExpiryTimer() {
    const shown = shownHold(this.#state.hold);
    const hold = shown.status === "held" && this.#onCleared ? shown.hold : undefined;
    if (hold === this.#expiringHold) return;
    clearTimeout(this.#expiryTimer);
    this.#expiringHold = hold;
    if (!hold) return;
    const remainingMs = Math.max(0, hold.until - Date.now());
    this.#expiryTimer = setTimeout(() => this.send({ type: "holdExpired", hold }), remainingMs);
  }
}
