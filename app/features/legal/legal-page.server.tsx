import * as copy from "#copy/legal.ts";
import { paths } from "#domain/paths.ts";
import { legalDate } from "#formats";
import { Icon } from "#ui/icon.tsx";
import type { LegalBlock, LegalDocument, LegalSection } from "./legal-document.ts";
import { LegalText } from "./legal-text.tsx";

interface LegalPageProps {
  document: LegalDocument;
  /** The other legal page. */
  other: { title: string; to: string };
  /** Whether it is a translation of the English text, which then counts. */
  translated: boolean;
}

/** A legal text: summary first, then a table of contents and numbered sections. */
export function LegalPage({ document, other, translated }: LegalPageProps) {
  const { sections } = document;
  return (
    <>
      <LegalHead document={document} translated={translated} />
      <div className="page-width grid gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-16 lg:pb-28 xl:gap-x-28">
        <details className="group border-y border-line lg:hidden">
          <summary className="flex min-h-14 items-center justify-between font-semibold">
            {copy.contents}
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <nav aria-label={copy.contentsFolded} className="pb-4">
            <Contents sections={sections} />
          </nav>
        </details>
        <nav aria-labelledby="contents-title" className="max-lg:hidden">
          <div className="sticks top-28 max-h-[calc(100dvh-8rem)] low:max-h-none overflow-y-auto">
            <p id="contents-title" className="mb-3 font-semibold">
              {copy.contents}
            </p>
            <Contents sections={sections} />
          </div>
        </nav>
        <div className="max-w-[68ch]">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <p className="mt-14 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6">
            <span>
              {copy.also}{" "}
              <a href={other.to} className="link-quiet inline-block py-2.5 font-semibold">
                {other.title}
              </a>
            </span>{" "}
            <a href={paths.home} className="link-quiet inline-block py-2.5 font-semibold">
              {copy.back}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

function LegalHead({ document, translated }: Pick<LegalPageProps, "document" | "translated">) {
  const { title, lead, effective, updated, inShort } = document;
  return (
    <div className="bg-sand">
      <div className="page-width pt-4 pb-12 lg:pb-20">
        <a
          href={paths.home}
          className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] text-soft hover:text-ink hover:underline"
        >
          <Icon name="left" className="size-4" />
          {copy.back}
        </a>
        <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] xl:gap-x-28">
          <div>
            <h1 className="text-display">{title}</h1>
            {translated && <p className="mt-5 font-semibold">{copy.englishCounts}</p>}
            <p className="mt-5 max-w-[44ch] text-lead text-soft">{lead}</p>
            <dl className="mt-6 flex gap-x-8 gap-y-1 text-[0.9375rem] max-xs:flex-col">
              <DateLine label={copy.effective} date={effective} />
              <DateLine label={copy.updated} date={updated} />
            </dl>
          </div>
          <div>
            <h2 className="text-h3">{copy.inShort}</h2>
            <ul className="mt-4 border-b border-edge/40">
              {inShort.map((line) => (
                <li key={line} className="border-t border-edge/40 py-3.5">
                  <LegalText text={line} />
                </li>
              ))}
            </ul>
            <p className="mt-3 text-[0.9375rem] text-soft">{copy.inShortNote}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

function DateLine({ label, date }: { label: string; date: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-soft">{label}</dt>
      <dd>
        <time dateTime={date} className="whitespace-nowrap">
          {legalDate(date)}
        </time>
      </dd>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="text-[0.9375rem]">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid grid-cols-[1.75rem_1fr] py-2 text-soft hover:text-ink hover:underline max-lg:min-h-11 max-lg:items-center max-lg:text-base"
          >
            <span className="tabular-nums">{index + 1}</span> <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="[&+section]:mt-12">
      <h2 id={`${id}-title`} className="text-h3">
        <span className="mr-2 text-pine tabular-nums">{number}</span> <span>{title}</span>
      </h2>
      {blocks.map((block) => (
        <Block key={typeof block === "string" ? block : block[0]} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p className="mt-4">
        <LegalText text={block} />
      </p>
    );
  return (
    <ul className="mt-4 grid list-disc gap-2.5 pl-5 marker:text-edge">
      {block.map((point) => (
        <li key={point}>
          <LegalText text={point} />
        </li>
      ))}
    </ul>
  );
}
