import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  fieldsOfAddress,
  type LoanFields,
  loanFields,
  readLoan,
} from "#domain/financing/calculator.ts";

/** Milliseconds without a change before the address and the announcement follow. */
const pause = 600;

/**
 * The calculator's fields, from the page's address and back into it: a shared link shows what its
 * sender saw. Nothing is sent anywhere.
 */
export function useLoanFields() {
  const location = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => fieldsOfAddress(location.search));
  const [settled, setSettled] = useState(false);
  const [changed, setChanged] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves the address
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(loanFields(readLoan(fields)))) {
        params.set(name, value);
      }
      // The hash stays away: it would scroll the page to its section again.
      navigate(
        { search: `?${params}` },
        { replace: true, preventScrollReset: true, state: location.state },
      );
      setSettled(true);
    }, pause);
    return () => clearTimeout(timer);
  }, [fields, changed]);

  return {
    fields,
    loan: readLoan(fields),
    /** True once a change has come to rest: time to say the result. */
    settled,
    change(part: Partial<LoanFields>) {
      setFields((before) => ({ ...before, ...part }));
      setChanged(true);
      setSettled(false);
    },
    /** On leaving a field: it says what is computed. */
    tidy() {
      setFields(loanFields(readLoan(fields)));
    },
  };
}
