import type { Failure } from "./lead-response.ts";

const kept = "Everything you typed is kept";
const again = `${kept}: press the button again in a moment.`;

/** What happened to a form that didn't get through, and what to do next. */
export function failureCopy({ cause, message, status, fileBytes = 0 }: Failure): string {
  if (message) return `${message} ${kept}.`;
  const said = status === undefined ? "" : ` (${status})`;
  const file = fileBytes > 0 ? megabytes(fileBytes) : undefined;
  switch (cause) {
    case "offline":
      return `You seem to be offline. ${kept}: press the button again once you're back.`;
    case "unanswered":
      return file
        ? `No answer came back while your file of ${file} was on its way. ${kept}: press the button again, or choose a smaller file or none.`
        : `No answer came back from our server. ${again}`;
    case "busy":
      return `That was a lot of tries from one place. ${kept}: wait a few minutes, then press the button again.`;
    case "server":
      return `The trouble is on our side. ${again}`;
    case "too-large":
      return file
        ? `Your file is too large for the web server in front of ours, which turned away ${file}${said}. ${kept}: choose a smaller file or none, then press the button again.`
        : `That is more than the web server in front of ours takes${said}. ${kept}: shorten the longest text, then press the button again.`;
    case "too-slow":
      return `Sending took too long for the web server in front of ours${said}. ${kept}: press the button again${file ? ", or choose a smaller file or none" : ", over a faster connection if you can"}.`;
    case "too-many-cookies":
      return `Your browser sent more cookies along than the web server in front of ours takes${said}. ${kept}: clear this site's cookies in your browser's settings, then press the button again.`;
    case "blocked":
      return `Something between your browser and our server turned it away${said}. ${kept}: press the button again, over another connection if you can.`;
    case "unreachable":
      return `Our server can't be reached just now${said}. ${kept}: press the button again in a minute.`;
    case "sign-in":
      return `Something other than our server answered${said}: this network may want you to sign in first. ${kept}: open another page in a new tab, then press the button here again.`;
    case "unknown":
      return `Something other than our server answered${said}. ${again}`;
  }
}

/** `3.1 MB`, never 0. */
function megabytes(bytes: number): string {
  return `${Math.max(0.1, Math.ceil(bytes / 100_000) / 10).toFixed(1)} MB`;
}
