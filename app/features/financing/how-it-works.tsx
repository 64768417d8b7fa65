import { words } from "./words.ts";

export function HowItWorks() {
  const { title, steps } = words.how;
  return (
    <section aria-labelledby="how-financing-works" className="page-width section-space">
      <h2 id="how-financing-works" className="text-h1">
        {title}
      </h2>
      <ol className="mt-10 grid gap-x-12 lg:mt-14 lg:grid-cols-3">
        {steps.map(({ title: step, text }, index) => (
          <li
            key={step}
            className="grid grid-cols-[2.75rem_1fr] content-start border-t border-ink py-6 lg:grid-cols-1 lg:gap-y-6"
          >
            <span aria-hidden="true" className="font-display text-h2 text-pine">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{step}</h3>
              <p className="mt-2 max-w-[44ch] text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
