import { calculator as text } from "#copy/financing.ts";
import type { Loan } from "#domain/financing/payment-plan.ts";
import { type Installment, paymentSchedule } from "#domain/financing/payment-schedule.ts";
import { formatMoneyWithCents } from "#formats";
import { Icon } from "#ui/icon.tsx";

/** Size of the chart, in SVG units. */
const width = 960;
const height = 200;

/** Every payment split into principal and interest, as a chart and as a table. */
export function Schedule({ loan }: { loan: Loan }) {
  if (loan.total === loan.downPayment) return null;
  const schedule = paymentSchedule(loan);
  return (
    <div className="mt-12 border-t border-line pt-10 lg:mt-16 print:mt-5 print:pt-4">
      <h3 className="text-h3">{text.chartTitle}</h3>
      <Legend />
      <Chart schedule={schedule} />
      <details className="group mt-4 border-b border-line not-open:print:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-semibold">
          {text.schedule}
          <Icon
            name="plus"
            className="size-5 transition-transform duration-200 group-open:rotate-45"
          />
        </summary>
        <ScheduleTable schedule={schedule} />
      </details>
    </div>
  );
}

function Legend() {
  return (
    <ul aria-hidden="true" className="mt-3 flex gap-6 text-[0.9375rem]">
      <li className="flex items-center gap-2">
        <span className="size-3.5 bg-pine [print-color-adjust:exact] forced-color-adjust-none forced-colors:bg-[Highlight]" />
        {text.principal}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3.5 bg-clay [print-color-adjust:exact] forced-color-adjust-none forced-colors:bg-[CanvasText]" />
        {text.interestShort}
      </li>
    </ul>
  );
}

function Chart({ schedule }: { schedule: readonly Installment[] }) {
  const highest = Math.max(1, ...schedule.map(({ payment }) => payment));
  const barShare = schedule.length > 24 ? 0.75 : 0.84;
  // Lets the last bar end where the baseline ends.
  const pitch = width / (schedule.length - 1 + barShare);
  const bar = pitch * barShare;
  const [first, last] = [schedule[0], schedule.at(-1)].map((installment) =>
    formatMoneyWithCents(installment?.interest ?? 0),
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text.chart({ months: schedule.length, first: first ?? "", last: last ?? "" })}
      className="mt-5 h-40 w-full sm:h-52 print:h-28"
    >
      {schedule.map(({ number, principal, interest }) => {
        const x = (number - 1) * pitch;
        const principalHeight = (principal / highest) * height;
        const interestHeight = (interest / highest) * height;
        return (
          <g key={number}>
            <rect
              x={x}
              y={height - principalHeight}
              width={bar}
              height={principalHeight}
              className="fill-pine forced-colors:fill-[Highlight]"
            />
            <rect
              x={x}
              y={height - principalHeight - interestHeight}
              width={bar}
              height={interestHeight}
              className="fill-clay forced-colors:fill-[CanvasText]"
            />
          </g>
        );
      })}
      <path
        d={`M0 ${height + 0.5}H${width}`}
        className="stroke-edge forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}

function ScheduleTable({ schedule }: { schedule: readonly Installment[] }) {
  const sum = (part: "payment" | "principal" | "interest") =>
    formatMoneyWithCents(schedule.reduce((cents, installment) => cents + installment[part], 0));
  const columns = [text.month, text.payment, text.principal, text.interestShort, text.balance];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so it must scroll by keyboard
    <section aria-label={text.schedule} tabIndex={0} className="overflow-x-auto pb-6">
      <table className="w-full text-right align-bottom tabular-nums max-sm:text-[0.8125rem] [&_td]:py-2 print:[&_td]:py-0.5 [&_td]:pl-2 sm:[&_td]:pl-5 [&_th]:py-2 print:[&_th]:py-0.5 [&_th]:pl-2 sm:[&_th]:pl-5 [&_th:first-child]:pl-0 [&_th:first-child]:text-left">
        <thead>
          <tr className="border-b border-edge">
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {schedule.map(({ number, payment, principal, interest, balance }) => (
            <tr key={number} className="border-b border-line">
              <th scope="row" className="font-normal">
                {number}
              </th>
              {[payment, principal, interest, balance].map((cents, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={column}>{formatMoneyWithCents(cents)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row">{text.sum}</th>
            <td translate="no">{sum("payment")}</td>
            <td translate="no">{sum("principal")}</td>
            <td translate="no">{sum("interest")}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
