import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  addressFields,
  fieldsOfAddress,
  type LoanFields,
  type LoanReading,
  readLoan,
} from "#domain/financing/calculator.ts";

/** Milliseconds without a change before the address, errors and announcement are updated. */
const pause = 600;

/**
 * The calculator's fields as typed, read from the page's address and written back to it, so that a
 * shared link shows what its sender saw. Nothing is sent anywhere, and what is typed is never
 * changed (rules 11.14 and 11.15).
 */
export function useLoanFields() {
  const location = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => fieldsOfAddress(location.search));
  /** The fields as they were when the shopper last paused typing. */
  const [settled, setSettled] = useState(fields);
  const [changed, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed changes update the address
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(addressFields(fields))) params.set(name, value);
      // Without the hash, which would scroll the page to its section again.
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
    /** Errors to show at the fields: no new ones while the shopper is typing. */
    problems: persisting(reading.problems, readLoan(settled).problems),
    /** True once the shopper has paused after a change: time to announce the result. */
    announce: changed && fields === settled,
    change(part: Partial<LoanFields>) {
      setFields((before) => ({ ...before, ...part }));
      setChanged(true);
    },
    /** Shows all errors at once, for example when a field loses focus. */
    showErrors() {
      setSettled(fields);
    },
  };
}

/** The current problems of the fields that had one before. */
function persisting(
  now: LoanReading["problems"],
  before: LoanReading["problems"],
): LoanReading["problems"] {
  return Object.fromEntries(Object.entries(now).filter(([name]) => name in before));
}
