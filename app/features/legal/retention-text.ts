import { retention as copy } from "#copy/privacy-policy.ts";
import { listAnd } from "#formats";
import type { LegalBlock } from "./legal-document.ts";

type Kind = keyof typeof copy.kinds;

/**
 * Days after which the site erases leads of each kind by itself; a missing kind is kept until
 * erased on request.
 */
export type RetentionDays = Readonly<Partial<Record<Kind, number>>>;

const everyKind: readonly Kind[] = ["quote", "custom", "booking", "financing", "price_match"];

/**
 * The paragraphs about how long requests are kept, by the settings of the server that renders the
 * page (rule 2.27).
 */
export function retentionBlocks(retention: RetentionDays): LegalBlock[] {
  const limited = everyKind.flatMap((kind) => {
    const days = retention[kind];
    return days === undefined ? [] : [copy.afterDays[kind]({ days })];
  });
  if (limited.length === 0) return [copy.unlimited];
  const others = everyKind.filter((kind) => retention[kind] === undefined);
  const kinds = listAnd(others.map((kind) => copy.kinds[kind]));
  return [
    copy.limited,
    limited,
    copy.counting,
    ...(others.length > 0 ? [copy.others({ kinds })] : []),
  ];
}
