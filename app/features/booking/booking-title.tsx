import { Fragment } from "react";
import * as copy from "#copy/booking.ts";

/**
 * The wizard's title (rule 10.1), in lines that a phone breaks once more. Its line breaks are the same in any font, so that nothing below
 * moves when the web font loads; and they are no boxes, because the page's largest text is the
 * first one painted only if it is one text.
 */
export function BookingTitle() {
  return (
    <h1 className="mt-2 max-w-[33ch] text-h1 lg:mt-4">
      {copy.titleLines.map((line, index) => (
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
