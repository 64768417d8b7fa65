import { Link } from "react-router";
import type { Refused } from "#desk/posted.server.ts";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { quotePath } from "./post-quote.ts";

interface RefusedPageProps {
  reference: string;
  name: string;
  refused: Refused;
}

const labels: Readonly<Record<string, string>> = copy.refused.fields;

/** What became of a form of the lead's page that was posted without script and refused. */
export function RefusedPage({ reference, name, refused }: RefusedPageProps) {
  const { errors, message, typed } = refused;
  const fields = Object.entries(typed).flatMap(([field, texts]) =>
    texts.map((text) => ({ field, text })),
  );
  const canRepeat = message === undefined;
  return (
    <main id="content" className="page-width grid max-w-2xl justify-items-start gap-4 py-8">
      <h1 className="text-h2">{copy.refused.title}</h1>
      <ul role="alert" className="grid gap-1 font-medium text-clay">
        {[message ?? [], ...Object.values(errors)].flat().map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <form method="post" action={quotePath(reference)} className="grid w-full gap-4">
        {fields.map(({ field, text }) =>
          labels[field] === undefined ? (
            <input key={field} type="hidden" name={field} value={text} />
          ) : (
            <label key={field}>
              <span className="mb-1.5 block font-semibold">{labels[field]}</span>
              <input
                type={field === "goodUntil" ? "date" : "text"}
                name={field}
                defaultValue={text}
                aria-invalid={errors[field] ? true : undefined}
                readOnly={!canRepeat}
                autoComplete="off"
                className="input-box"
              />
            </label>
          ),
        )}
        {canRepeat ? (
          <Button type="submit" className="justify-self-start">
            {copy.refused.again}
          </Button>
        ) : null}
      </form>
      <Link to={`/leads/${reference}`} className="link-quiet tap font-semibold text-pine">
        {copy.back(name)}
      </Link>
    </main>
  );
}
