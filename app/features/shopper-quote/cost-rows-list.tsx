import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import type { CostRow } from "./cost-rows.ts";

/** Labels with their amounts at the right. */
export function CostRows({ rows, ruled = true }: { rows: readonly CostRow[]; ruled?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, amount }) => (
        <div
          key={label}
          className={`flex justify-between gap-x-6 ${ruled ? "border-b border-line py-3 print:py-1" : "py-1 print:py-0.5"}`}
        >
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd translate={noTranslateIfNumber(amount)} className="ml-auto tabular-nums">
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
