import * as copy from "#copy/failures.ts";
import type { Failure } from "./lead-response.ts";

/** The message for a form that couldn't be submitted: what happened and what to do next. */
export function failureCopy({ cause, message, status, fileBytes = 0 }: Failure): string {
  if (message) return `${message} ${copy.kept}`;
  const file = fileBytes > 0 ? megabytes(fileBytes) : undefined;
  switch (cause) {
    case "offline":
      return copy.offline;
    case "unanswered":
      return file ? copy.unansweredFile({ file }) : copy.unanswered;
    case "script":
      return copy.script;
    case "busy":
      return copy.busy;
    case "server":
      return copy.server;
    case "too-large":
      return file ? copy.tooLargeFile({ file, status }) : copy.tooLarge({ status });
    case "too-slow":
      return file ? copy.tooSlowFile({ status }) : copy.tooSlow({ status });
    case "too-many-cookies":
      return copy.tooManyCookies({ status });
    case "blocked":
      return copy.blocked({ status });
    case "unreachable":
      return copy.unreachable({ status });
    case "sign-in":
      return copy.signIn({ status });
    case "unknown":
      return copy.unknown({ status });
  }
}

/** Rounded up: `3.1 MB`, never 0. */
function megabytes(bytes: number): string {
  return `${Math.max(0.1, Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
