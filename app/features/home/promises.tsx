import { NumberedSteps } from "#app/contact/numbered-steps.tsx";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { houston, how, why } from "#copy/home.ts";
import { facts } from "#shop/facts.ts";

/** Four reasons to choose the shop. */
export function WhyChooseUs() {
  return (
    <section id="why-parsons" aria-labelledby="why-title" className="border-b border-line">
      <div className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
        <h2 id="why-title" className="text-h2">
          {why.title}
        </h2>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {why.points.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[38ch] text-soft">
                <ResponseTime>{text}</ResponseTime>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="bg-sand">
      <div className="page-width section-space grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <h2 id="how-title" className="text-h1">
          {how.title}
        </h2>
        <NumberedSteps steps={how.steps} />
      </div>
    </section>
  );
}

/** About the shop's owners, with six reasons to trust it. */
export function WhyHouston() {
  const { name: founder, yearsOfExperience: years } = facts.founder;
  return (
    <section id="about" aria-labelledby="about-title" className="bg-pine text-paper">
      <div className="page-width section-space">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.5fr] lg:items-end">
          <h2 id="about-title" className="text-h1">
            {houston.title({ city: facts.address.city })}
          </h2>
          <p className="max-w-prose text-lead">{houston.about({ founder, years })}</p>
        </div>
        <ul className="mt-12 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {houston.points.map(({ title, text }) => (
            <li key={title} className="border-t border-paper/30 pt-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[38ch] text-paper/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
