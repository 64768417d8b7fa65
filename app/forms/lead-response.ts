/** Messages by field name; `form` for what belongs to no single field. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>;

/** Why a form didn't get through, as far as the shopper can do something about it. */
export type FailureCause =
  | "offline"
  /** No answer came: the connection broke, or it took too long. */
  | "unanswered"
  /** Our own server said no: too often, or for a fault of its own. */
  | "busy"
  | "server"
  /** Not our server's answer but one of a web server, filter or network on the way. */
  | "too-large"
  | "too-slow"
  | "too-many-cookies"
  | "blocked"
  | "unreachable"
  | "sign-in"
  | "unknown";

export interface Failure {
  cause: FailureCause;
  /** What our own server said, as a message for the shopper. */
  message?: string;
  /** Status of an answer that wasn't ours. */
  status?: number;
  /** Size of the file that was on its way, in bytes. */
  fileBytes?: number;
}

export type LeadResponse =
  /**
   * `page` is the sender's own page about it, where there is one; `changed`: an earlier sending had
   * got through and says something else.
   */
  | { kind: "sent"; reference: string; page?: string; changed?: true }
  /** `conflict`: somebody else was faster; the form itself is good. */
  | { kind: "refused"; errors: FormErrors; conflict?: boolean }
  | ({ kind: "failed" } & Failure);

/** The contract's refusal. */
interface Refusal {
  ok: false;
  errors: FormErrors;
}

/** Refusals about what was typed; the others are about the sending. */
const formStatuses = [408, 409, 413, 422];

/**
 * Reads what came back for a form. What has not the contract's shape is no answer of our server,
 * whatever its status says: proxies, filters and Wi-Fi sign-in pages answer in its place.
 */
export function readLeadResponse(status: number, body: string): LeadResponse {
  const said = parsed(body);
  if (status === 201 && isAccepted(said)) {
    const page = typeof said.page === "string" ? { page: said.page } : {};
    const changed = "changed" in said ? ({ changed: true } as const) : {};
    return { kind: "sent", reference: said.reference, ...page, ...changed };
  }
  if (isRefusal(said) && status >= 400) {
    const { errors } = said;
    const message = errors.form?.[0];
    const told = message ? { message } : {};
    if (status === 429) return { kind: "failed", cause: "busy", ...told };
    if (!formStatuses.includes(status)) return { kind: "failed", cause: "server", ...told };
    return { kind: "refused", errors, ...(status === 409 ? { conflict: true } : {}) };
  }
  return { kind: "failed", cause: failureCause(status), status };
}

/** What an answer that isn't ours means, by its status alone. */
function failureCause(status: number): FailureCause {
  if (status < 400 || status === 407 || status === 511) return "sign-in";
  if (status === 413) return "too-large";
  if (status === 408) return "too-slow";
  if (status === 431) return "too-many-cookies";
  if (status === 429) return "busy";
  if ([502, 503, 504].includes(status) || (status >= 520 && status <= 530)) return "unreachable";
  return status < 500 && status !== 404 && status !== 410 ? "blocked" : "unknown";
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isAccepted(said: unknown): said is { reference: string; page?: unknown } {
  return isObject(said) && typeof said.reference === "string" && said.reference !== "";
}

function isRefusal(said: unknown): said is Refusal {
  if (!isObject(said) || said.ok !== false || !isObject(said.errors)) return false;
  return Object.values(said.errors).every(
    (messages) => Array.isArray(messages) && messages.every((text) => typeof text === "string"),
  );
}

function isObject(said: unknown): said is Record<string, unknown> {
  return typeof said === "object" && said !== null && !Array.isArray(said);
}
