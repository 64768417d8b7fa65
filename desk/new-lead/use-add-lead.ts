import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { signInAgain } from "#desk/live/sign-in-again.ts";
import { isRecord } from "#domain/is-record.ts";
import { copy } from "./copy.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

/** Adds the lead without leaving the page, so that nothing typed is lost when it fails. */
export function useAddLead() {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) body.append(name, String(value));
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement) body.set(submitter.name, submitter.value);
    setSending(true);
    const result = await post(body);
    setSending(false);
    if (typeof result === "string") await navigate(`/leads/${result}`);
    else setErrors(result);
  };

  return { onSubmit, isSending, errors };
}

/** The new lead's reference, or what is wrong. */
async function post(body: URLSearchParams): Promise<string | Errors> {
  try {
    const headers = { Accept: "application/json" };
    const response = await fetch("/desk/leads/new", { method: "POST", headers, body });
    if (response.status === 401) signInAgain();
    const answer: unknown = response.status < 500 ? await response.json() : undefined;
    if (!isRecord(answer)) return { form: [copy.away] };
    if (typeof answer.reference === "string") return answer.reference;
    if (isRecord(answer.errors)) return answer.errors as Errors;
    return { form: [typeof answer.message === "string" ? answer.message : copy.failed] };
  } catch {
    return { form: [copy.away] };
  }
}
