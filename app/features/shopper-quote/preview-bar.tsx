import * as quoteCopy from "#copy/quote-page.ts";

/** Says that staff look at a quote before it is sent. */
export function PreviewBar() {
  return (
    <p className="no-print mb-6 bg-ink px-5 py-3 text-center font-semibold text-paper">
      {quoteCopy.preview}
    </p>
  );
}
