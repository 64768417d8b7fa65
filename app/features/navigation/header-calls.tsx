import * as copy from "#copy/navigation.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";

function phone(number: string) {
  return <NoTranslate>{number}</NoTranslate>;
}

/** The call link above the header, shown on wide screens. */
export function TextOrCall() {
  return (
    <a href={textHref(facts.phone, copy.textMessage)} className="tap hover:underline">
      <RichText parts={copy.textOrCall({ number: facts.phone, phone })} />
    </a>
  );
}

/** Buttons to text and call, in the header at every width that has no menu button. */
export function HeaderCalls() {
  return (
    <>
      <a
        href={textHref(facts.phone, copy.textMessage)}
        aria-label={copy.textToNegotiate}
        className={buttonClass(
          { tone: "outline", size: "small" },
          "ml-2 max-lg:w-11 max-lg:px-0 max-md:hidden",
        )}
      >
        <Icon name="chat" className="size-5 lg:hidden" />
        <span className="max-lg:hidden">{`${copy.textToNegotiate} `}</span>
      </a>
      <a
        href={callHref(facts.phone)}
        className={buttonClass({ size: "small" }, "ml-2 max-lg:px-3 max-md:hidden lg:ml-1")}
      >
        <Icon name="phone" className="size-4 max-lg:hidden" />
        {copy.callNow}
      </a>
    </>
  );
}
