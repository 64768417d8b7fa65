/** Messages by field name; `form` for the form as a whole. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>;

/** Why nothing came back, or what the shop's own server said. */
type PlainCause =
  | "offline"
  /** No response: the connection broke, or it took too long. */
  | "unanswered"
  /** Our script failed in this browser, so that nothing was sent. */
  | "script"
  /** From the shop's own server: too many requests, or an error. */
  | "busy"
  | "server";

/** What a response from a web server, filter or network in between means. */
type ForeignCause =
  | "too-large"
  | "too-slow"
  | "too-many-cookies"
  | "blocked"
  | "unreachable"
  | "sign-in"
  | "unknown";

/** Why a form couldn't be submitted, as far as the shopper can act on it. */
export type Failure = {
  /** The shop's own message for the shopper. */
  message?: string;
  /** Size of the sent file, bytes. */
  fileBytes?: number;
} & (
  | { cause: PlainCause; status?: number }
  /** `status`: the HTTP status of the response. */
  | { cause: ForeignCause; status: number }
);

export type LeadResponse =
  /**
   * `page` is the lead's private page, if it has one; `changed`: an earlier attempt was stored with
   * different values.
   */
  | { kind: "sent"; reference: string; page?: string; changed?: true }
  /** `conflict`: someone else was faster, as for a booking's place; the form itself is valid. */
  | { kind: "refused"; errors: FormErrors; conflict?: boolean }
  | ({ kind: "failed" } & Failure);

/** A refusal in the server's JSON format. */
interface Refusal {
  ok: false;
  errors: FormErrors;
}

/** Statuses of refusals about the form's content; others are about the request. */
const formStatuses = [408, 409, 413, 422];

/**
 * Reads the response to a posted form. A body without the server's JSON format is not from the
 * shop's server, whatever its status: proxies, filters and Wi-Fi sign-in pages respond in its
 * place.
 */
export function readLeadResponse(status: number, body: string): LeadResponse {
  const json = parseJson(body);
  if (status === 201 && isAccepted(json)) {
    const page = typeof json.page === "string" ? { page: json.page } : {};
    const changed = "changed" in json ? ({ changed: true } as const) : {};
    return { kind: "sent", reference: json.reference, ...page, ...changed };
  }
  if (isRefusal(json) && status >= 400) {
    const { errors } = json;
    const message = errors.form?.[0];
    const withMessage = message ? { message } : {};
    if (status === 429) return { kind: "failed", cause: "busy", ...withMessage };
    if (!formStatuses.includes(status)) return { kind: "failed", cause: "server", ...withMessage };
    return { kind: "refused", errors, ...(status === 409 ? { conflict: true } : {}) };
  }
  return { kind: "failed", cause: failureCause(status), status };
}

/** What a response from another program means, judged by its status alone. */
function failureCause(status: number): ForeignCause | "busy" {
  if (status < 400 || status === 407 || status === 511) return "sign-in";
  if (status === 413) return "too-large";
  if (status === 408) return "too-slow";
  if (status === 431) return "too-many-cookies";
  if (status === 429) return "busy";
  if ([502, 503, 504].includes(status) || (status >= 520 && status <= 530)) return "unreachable";
  return status < 500 && status !== 404 && status !== 410 ? "blocked" : "unknown";
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isAccepted(json: unknown): json is { reference: string; page?: unknown } {
  return isObject(json) && typeof json.reference === "string" && json.reference !== "";
}

function isRefusal(json: unknown): json is Refusal {
  if (!isObject(json) || json.ok !== false || !isObject(json.errors)) return false;
  return Object.values(json.errors).every(
    (messages) => Array.isArray(messages) && messages.every((text) => typeof text === "string"),
  );
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}
