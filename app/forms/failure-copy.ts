import type { Failure } from "./lead-response.ts";

const everythingKept = "Everything you typed is kept";
const tryAgain = `${everythingKept}: press the button again in a moment.`;

/** The message for a form that couldn't be submitted: what happened and what to do next. */
export function failureCopy({ cause, message, status, fileBytes = 0 }: Failure): string {
  if (message) return `${message} ${everythingKept}.`;
  const withStatus = status === undefined ? "" : ` (${status})`;
  const file = fileBytes > 0 ? megabytes(fileBytes) : undefined;
  switch (cause) {
    case "offline":
      return `You seem to be offline. ${everythingKept}: press the button again once you're back.`;
    case "unanswered":
      return file
        ? `No answer came back while your file of ${file} was on its way. ${everythingKept}: press the button again, or choose a smaller file or none.`
        : `No answer came back from our server. ${tryAgain}`;
    case "script":
      return `Something in this browser kept the form from being sent. ${everythingKept}: press the button again, or use another browser.`;
    case "busy":
      return `That was a lot of tries from one place. ${everythingKept}: wait a few minutes, then press the button again.`;
    case "server":
      return `The trouble is on our side. ${tryAgain}`;
    case "too-large":
      return file
        ? `Your file is too large for the web server in front of ours, which turned away ${file}${withStatus}. ${everythingKept}: choose a smaller file or none, then press the button again.`
        : `That is more than the web server in front of ours takes${withStatus}. ${everythingKept}: shorten the longest text, then press the button again.`;
    case "too-slow":
      return `Sending took too long for the web server in front of ours${withStatus}. ${everythingKept}: press the button again${file ? ", or choose a smaller file or none" : ", over a faster connection if you can"}.`;
    case "too-many-cookies":
      return `Your browser sent more cookies along than the web server in front of ours takes${withStatus}. ${everythingKept}: clear this site's cookies in your browser's settings, then press the button again.`;
    case "blocked":
      return `Something between your browser and our server turned it away${withStatus}. ${everythingKept}: press the button again, over another connection if you can.`;
    case "unreachable":
      return `Our server can't be reached just now${withStatus}. ${everythingKept}: press the button again in a minute.`;
    case "sign-in":
      return `Something other than our server answered${withStatus}: this network may want you to sign in first. ${everythingKept}: open another page in a new tab, then press the button here again.`;
    case "unknown":
      return `Something other than our server answered${withStatus}. ${tryAgain}`;
  }
}

/** Rounded up: `3.1 MB`, never 0. */
function megabytes(bytes: number): string {
  return `${Math.max(0.1, Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
