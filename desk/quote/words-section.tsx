import type { Language } from "#domain/language.ts";
import type { QuoteRules } from "#domain/quote/quote-draft.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import type { QuoteChange } from "./change-quote.ts";
import { copy } from "./copy.ts";
import type { Errors } from "./post-quote.ts";

interface WordsSectionProps {
  /** The shopper's first name. */
  name: string;
  /** In which the shopper is written to. */
  language: Language;
  message: string;
  savedTexts: QuoteRules["savedTexts"];
  errors: Errors;
  change: (change: QuoteChange) => void;
}

/** A few words to the shopper, and the words that sellers use again and again. */
export function WordsSection(section: WordsSectionProps) {
  const { name, language, message, savedTexts, errors, change } = section;
  const write = (text: string) => change({ do: "change", change: { message: text } });
  const insert = (text: string) => {
    write(message === "" ? text : `${message.trimEnd()} ${text}`);
    document.getElementById("message")?.focus();
  };
  return (
    <div className="grid gap-2">
      <TextArea
        id="message"
        label={copy.words.label(name, language)}
        rows={5}
        text={message}
        onText={write}
        errors={errors.message}
      />
      {savedTexts.length > 0 ? (
        <ul aria-label={copy.words.saved} className="flex flex-wrap gap-2">
          {savedTexts.map((saved) => (
            <li key={saved.name}>
              <Button
                tone="quiet"
                size="small"
                aria-label={copy.words.insert(saved.name)}
                onClick={() => insert(saved.text)}
                className="rounded-full! font-normal"
              >
                {saved.name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
