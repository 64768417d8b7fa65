import { callHref, mailHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";

/** Text in which the shop's phone number and email address are links. */
export function LegalText({ text }: { text: string }) {
  const links = new Map<string, string>([
    [facts.phone, callHref(facts.phone)],
    [facts.email, mailHref(facts.email)],
  ]);
  let position = 0;
  const parts = splitAt(text, [...links.keys()]).map((part) => {
    const start = position;
    position += part.length;
    return { part, start, href: links.get(part) };
  });
  return parts.map(({ part, start, href }) =>
    href ? (
      <a
        key={start}
        translate="no"
        href={href}
        className="link-quiet tap cramped:whitespace-normal whitespace-nowrap"
      >
        {part}
      </a>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}

function splitAt(text: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [text];
  return text
    .split(first)
    .flatMap((segment, index) => [...(index > 0 ? [first] : []), ...splitAt(segment, rest)])
    .filter((segment) => segment !== "");
}
