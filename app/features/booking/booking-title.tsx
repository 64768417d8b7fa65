import { Fragment } from "react";
import { copy } from "./copy.ts";

/**
 * The allowed line breaks: after the dash and in the middle of either half. They are the same in
 * any font, so that nothing below moves when the web font loads.
 */
const halves = copy.title.split(/(?<=—)/).map((half) => half.split(/ (?=& |Heavy )/));

/** The wizard's title (rule 10.1). */
export function BookingTitle() {
  return (
    <h1 className="mt-2 max-w-[33ch] text-h1 lg:mt-4">
      {halves.map((half) => (
        <span key={half[0]} className="inline-block">
          {half.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? <span> </span> : null}
              <span className="max-sm:inline-block">{part}</span>
            </Fragment>
          ))}
        </span>
      ))}
    </h1>
  );
}
