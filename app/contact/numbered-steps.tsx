import { ResponseTime, type TextWithTime } from "./response-time.tsx";

interface NumberedStepsProps {
  steps: readonly { title: string; text: string | TextWithTime }[];
}

/** How something works, one step after the other. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="border-b border-edge/40">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[3rem_1fr] gap-x-2 border-t border-edge/40 py-6 sm:grid-cols-[4.5rem_1fr]"
        >
          <span aria-hidden="true" className="font-display text-h2 leading-none text-pine">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[56ch] text-soft">
              <ResponseTime>{text}</ResponseTime>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
