import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { routerState } from "#app/routing/router-window.ts";
import { readWayIn, type TypedWayIn, type WayInReading } from "#domain/fit/read-way-in.ts";
import type { Measure } from "#domain/fit/way-in.ts";
import { isEmpty, rememberedWayIn, rememberWayIn } from "./remembered-way-in.ts";

/** Milliseconds without a change before the address, errors and announcement are updated. */
const pause = 600;

/**
 * The way in as typed, read from the page's address and written back to it, so that a shared link
 * shows what its sender saw. Without measures in the address, the tab's own are shown (rule 20.10).
 * @param addressOf returns the page's address with what was typed
 */
export function useWayIn(addressOf: (typed: TypedWayIn) => string) {
  const location = useLocation();
  const navigate = useNavigate();
  const [linked] = useState(() => new URLSearchParams(location.search));
  const [linkedFields] = useState(() => readWayIn((measure) => linked.get(measure)).typed);
  const [fields, setFields] = useState(linkedFields);
  /** The fields as they were when the shopper last paused typing. */
  const [settled, setSettled] = useState(fields);
  const [changed, setChanged] = useState(false);

  useEffect(() => {
    if (isEmpty(linkedFields)) {
      const remembered = rememberedWayIn();
      if (isEmpty(remembered)) return;
      setFields((typed) => (isEmpty(typed) ? remembered : typed));
      setChanged(true);
    } else rememberWayIn(linkedFields);
  }, [linkedFields]);

  function keepAddress() {
    navigate(addressOf(fields), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed changes update the address
  useEffect(() => {
    if (!changed) return;
    rememberWayIn(fields);
    const timer = setTimeout(() => {
      // A link that is being followed meanwhile leads away; another navigation would end that.
      if (!routerState()?.navigation.location) keepAddress();
      setSettled(fields);
    }, pause);
    return () => clearTimeout(timer);
  }, [fields, changed]);

  /** A field that shows the start of a too long text in the address stands for all of it. */
  const read = (typed: TypedWayIn): WayInReading =>
    readWayIn((measure) =>
      typed[measure] === linkedFields[measure] ? linked.get(measure) : typed[measure],
    );

  const reading = read(fields);
  return {
    fields,
    reading,
    /** Errors to show at the fields: no new ones while the shopper is typing. */
    problems: persisting(reading.problems, read(settled).problems),
    /** True once the shopper has paused after a change: time to announce the answer. */
    announce: changed && fields === settled,
    change(measure: Measure, text: string) {
      setFields((before) => ({ ...before, [measure]: text }));
      setChanged(true);
    },
    clear() {
      setFields({});
      setChanged(true);
    },
    /** Shows all errors at once, for example when a field loses focus. */
    showErrors() {
      setSettled(fields);
    },
    /** Writes what was typed to the address at once. */
    keepAddress,
  };
}

/** The current problems of the fields that had one before. */
function persisting(
  now: WayInReading["problems"],
  before: WayInReading["problems"],
): WayInReading["problems"] {
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in before));
}
