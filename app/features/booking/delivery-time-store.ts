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

type Tell = (problem: "over" | "taken") => void;

const thisTab = newKey();

/** Runs the machine of `delivery-time-machine.ts`: its commands, its timer and the page's events. */
export class DeliveryTimeStore {
  readonly #listeners = new Set<() => void>();
  readonly #waiting: TimeEvent[] = [];
  #state: DeliveryTime;
  #tell: Tell | undefined;
  #isRunning = false;
  #lookUps = 0;
  #timed: SavedHold | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param windows those the page came with */
  constructor(windows: readonly AvailableWindow[], draft: DraftTime) {
    this.#state = deliveryTime(windows, { draft, now: Date.now() });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): DeliveryTime => this.#state;

  /**
   * Listens to the page and the draft until the returned function is called, which leaves the page.
   * @param tell says why the chosen time is none any more
   */
  start(tell: Tell): () => void {
    this.#tell = tell;
    const leave = () => this.send({ type: "tabLeft" });
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) this.send({ type: "tabEntered" });
    };
    const forgetDraft = onDraftChange(() => this.send({ type: "draftChanged" }));
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    this.send({ type: "tabEntered" });
    return () => {
      forgetDraft();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      this.#tell = undefined;
      leave();
    };
  }

  /** Takes one event after the other: those a command sets off wait until all commands have run. */
  send(event: TimeEvent): void {
    this.#waiting.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#step(next);
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
        this.#ask(command.request);
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
        this.#tell?.(command.problem);
    }
  }

  async #ask(request: HoldRequest) {
    const response = await requestHold(request);
    if (response.status === 201) {
      this.send({ type: "placeHeld", request, id: response.hold, until: response.until });
    } else this.send({ type: response.status === 409 ? "windowFull" : "holdFailed", request });
  }

  /** Of several at once the last one counts. */
  async #lookUp() {
    const turn = ++this.#lookUps;
    const windows = await lookUpWindows();
    if (turn !== this.#lookUps) return;
    this.send(windows ? { type: "windowsLoaded", windows } : { type: "windowsFailed" });
  }

  /** The one timer ends the hold that is shown; none runs on a page that was left. */
  #setTimer() {
    const place = shownPlace(this.#state.hold);
    const hold = place.status === "held" && this.#tell ? place.hold : undefined;
    if (hold === this.#timed) return;
    clearTimeout(this.#timer);
    this.#timed = hold;
    if (!hold) return;
    const left = Math.max(0, hold.until - Date.now());
    this.#timer = setTimeout(() => this.send({ type: "holdExpired", hold }), left);
  }
}
