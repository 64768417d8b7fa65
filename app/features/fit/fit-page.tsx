import { useRef } from "react";
import * as copy from "#copy/fit.ts";
import { answersFor } from "#domain/fit/answers.ts";
import { fitHref } from "#domain/fit/fit-links.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { Answers } from "./answers.tsx";
import { AskUs } from "./ask-us.tsx";
import type { FitPageData } from "./fit-page-data.ts";
import { Notices } from "./notices.tsx";
import { useSteadyForm } from "./use-steady-form.ts";
import { useWayIn } from "./use-way-in.ts";
import { WayInForm } from "./way-in-form.tsx";
import { WhichPiece } from "./which-piece.tsx";

/**
 * Whether products get in and fit: the answers, and below them the form with what was typed. The same
 * rules answer on the server and, while a shopper types, in the browser (rule 20.10).
 */
export function FitPage({ data }: { data: FitPageData }) {
  const { lines, products, gone, search } = data;
  const form = useRef<HTMLFormElement>(null);
  const wayIn = useWayIn((typed) => fitHref(lines, typed, search?.query));
  const holdForm = useSteadyForm(form);
  const { reading } = wayIn;
  const answers = answersFor(products, reading.wayIn, gone.length);
  return (
    <>
      <PageTitle name={copy.title} slogan={copy.slogan} />
      <p className="no-print mt-5 max-w-prose text-lead text-soft">{copy.lead}</p>
      <Notices data={data} />
      <Answers data={data} reading={reading} answers={answers} announce={wayIn.announce} />
      <WayInForm
        ref={form}
        lines={lines}
        wayIn={wayIn}
        fit={answers?.fit}
        onChange={holdForm}
        whichPiece={
          search && (
            <WhichPiece
              search={search}
              hrefOf={(id) => fitHref([{ id, quantity: 1 }], reading.typed)}
            />
          )
        }
      />
      <AskUs data={data} reading={reading} />
    </>
  );
}
