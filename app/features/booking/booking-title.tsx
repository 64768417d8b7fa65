import { Fragment } from "react";
import { copy } from "./copy.ts";

/** The title's two lines, and on a phone each of them in two. */
const lines = copy.title.split(/(?=We )/).map((line) => line.split(/(?=& |Heavy )/));

/**
 * The wizard's title (rule 10.1). Its line breaks are the same in any font, so that nothing below
 * moves when the web font loads; and they are no boxes, because the page's largest text is the
 * first one painted only if it is one text.
 */
export function BookingTitle() {
  return (
    <h1 className="mt-2 max-w-[33ch] text-h1 lg:mt-4">
      {lines.map((line, index) => (
        <Fragment key={line[0]}>
          {index > 0 ? <br /> : null}
          {line.map((part, place) => (
            <Fragment key={part}>
              {place > 0 ? <br className="sm:hidden" /> : null}
              <span>{part}</span>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </h1>
  );
}
