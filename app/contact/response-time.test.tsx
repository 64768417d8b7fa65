import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RespondByContext } from "#app/routing/respond-by.ts";
import { ResponseTime, type TextWithTime } from "./response-time.tsx";

const contact: TextWithTime = ({ time }) => `We'll contact you ${time} with your quote.`;
const first: TextWithTime = ({ time }) => `${time} you have our price.`;

test('V4: the day replaces "24 hours", mid-sentence and at the start', () => {
  expect(renderToStaticMarkup(<ResponseTime>{contact}</ResponseTime>)).toBe(
    "We&#x27;ll contact you within 24 hours with your quote.",
  );
  expect(renderToStaticMarkup(<ResponseTime>{first}</ResponseTime>)).toBe(
    "Within 24 hours you have our price.",
  );
  const shown = (text: TextWithTime) =>
    renderToStaticMarkup(
      <RespondByContext value="by Friday, November 27">
        <ResponseTime>{text}</ResponseTime>
      </RespondByContext>,
    );
  expect(shown(contact)).toBe("We&#x27;ll contact you by Friday, November 27 with your quote.");
  expect(shown(first)).toBe("By Friday, November 27 you have our price.");
});
