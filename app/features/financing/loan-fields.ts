import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  addressFields,
  fieldsOfAddress,
  type LoanFields,
  type LoanReading,
  readLoan,
} from "#domain/financing/calculator.ts";

/** Milliseconds without a change before the address, the messages and the announcement follow. */
const pause = 600;

/**
 * The calculator's fields as typed, from the page's address and back into it: a shared link shows
 * what its sender saw. Nothing is sent anywhere, and nothing typed is ever changed (rules 11.14 and
 * 11.15).
 */
export function useLoanFields() {
  const location = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => fieldsOfAddress(location.search));
  /** The fields as they were when typing last came to rest. */
  const [settled, setSettled] = useState(fields);
  const [changed, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(addressFields(fields))) params.set(name, value);
      // The hash stays away: it would scroll the page to its section again.
      navigate(
        { search: `?${params}` },
        { replace: true, preventScrollReset: true, state: location.state },
      );
      setSettled(fields);
    }, pause);
    return () => clearTimeout(timer);
  }, [fields, changed]);

  const reading = readLoan(fields);
  return {
    fields,
    reading,
    /** What to say at the fields: nothing new while somebody is still typing. */
    problems: lasting(reading.problems, readLoan(settled).problems),
    /** True once a change has come to rest: time to say the result. */
    announce: changed && fields === settled,
    change(part: Partial<LoanFields>) {
      setFields((before) => ({ ...before, ...part }));
      setChanged(true);
    },
    /** On leaving a field: what is wrong with it is said at once. */
    settle() {
      setSettled(fields);
    },
  };
}

/** Those of the problems that were there before, as they are now. */
function lasting(
  now: LoanReading["problems"],
  before: LoanReading["problems"],
): LoanReading["problems"] {
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in before));
}
