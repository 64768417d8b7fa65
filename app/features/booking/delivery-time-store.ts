import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { newKey } from "#state/new-key.ts";
import { changeDraft, latestDraft, onDraftChange, type SavedHold } from "./booking-draft.ts";
import {
  type DeliveryTime,
  type DraftTime,
  deliveryTime,
  type HoldRequest,
  shownPlace,
  type TimeCommand,
  type TimeEvent,
} from "./delivery-time.ts";
import { transition } from "./delivery-time-machine.ts";
import { releaseHold, requestHold } from "./hold-requests.ts";
import { lookUpWindows } from "./look-up-windows.ts";

type OnCleared = (problem: "over" | "taken") => void;

const thisTab = newKey();

/**
 * Runs the state machine of `delivery-time-machine.ts`: sends it the page's events, runs its
 * commands and its timer.
 */
export class DeliveryTimeStore {
  readonly #listeners = new Set<() => void>();
  readonly #queue: TimeEvent[] = [];
  #state: DeliveryTime;
  #onCleared: OnCleared | undefined;
  #isRunning = false;
  #lookUps = 0;
  #timedHold: SavedHold | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param windows the windows the page was loaded with */
  constructor(windows: readonly AvailableWindow[], draft: DraftTime) {
    this.#state = deliveryTime(windows, { draft, now: Date.now() });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): DeliveryTime => this.#state;

  /**
   * Listens to the page and the draft until the returned function is called, which also leaves the
   * page.
   * @param onCleared called with the reason when the chosen time is cleared
   */
  start(onCleared: OnCleared): () => void {
    this.#onCleared = onCleared;
    const leave = () => this.send({ type: "tabLeft" });
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) this.send({ type: "tabEntered" });
    };
    const stopFollowing = onDraftChange(() => this.send({ type: "draftChanged" }));
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", restore);
    this.send({ type: "tabEntered" });
    return () => {
      stopFollowing();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", restore);
      this.#onCleared = undefined;
      leave();
    };
  }

  /** Handles one event at a time: events sent by a command wait until all commands have run. */
  send(event: TimeEvent): void {
    this.#queue.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#step(next);
    } finally {
      this.#isRunning = false;
    }
  }

  #step(event: TimeEvent) {
    const moment = { draft: latestDraft(), tab: thisTab, now: Date.now() };
    const { state, commands } = transition(this.#state, event, moment);
    const isNew = state !== this.#state;
    this.#state = state;
    this.#setTimer();
    for (const command of commands) this.#run(command);
    if (isNew) for (const listener of this.#listeners) listener();
  }

  #run(command: TimeCommand) {
    switch (command.type) {
      case "ask":
        this.#requestHold(command.request);
        return;
      case "giveBack":
        releaseHold(command.id);
        return;
      case "store":
        changeDraft(() => command.patch);
        return;
      case "lookUpWindows":
        this.#lookUp();
        return;
      case "tell":
        this.#onCleared?.(command.problem);
    }
  }

  async #requestHold(request: HoldRequest) {
    const response = await requestHold(request);
    if (response.status === 201) {
      this.send({ type: "placeHeld", request, id: response.hold, until: response.until });
    } else this.send({ type: response.status === 409 ? "windowFull" : "holdFailed", request });
  }

  /** Of several lookups at once only the last one counts. */
  async #lookUp() {
    const turn = ++this.#lookUps;
    const windows = await lookUpWindows();
    if (turn !== this.#lookUps) return;
    this.send(windows ? { type: "windowsLoaded", windows } : { type: "windowsFailed" });
  }

  /** The only timer expires the hold that is shown; it doesn't run on a page that was left. */
  #setTimer() {
    const place = shownPlace(this.#state.hold);
    const hold = place.status === "held" && this.#onCleared ? place.hold : undefined;
    if (hold === this.#timedHold) return;
    clearTimeout(this.#timer);
    this.#timedHold = hold;
    if (!hold) return;
    const left = Math.max(0, hold.until - Date.now());
    this.#timer = setTimeout(() => this.send({ type: "holdExpired", hold }), left);
  }
}
