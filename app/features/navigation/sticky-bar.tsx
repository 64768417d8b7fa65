import { textMessage } from "#copy/navigation.ts";
import * as text from "#copy/sticky-bar.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { reserveBarSpace } from "#ui/bar-height.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** Buttons to call and text at the bottom of a phone's screen, until dismissed for this visit. */
export default function StickyBar({ onDismiss }: { onDismiss: () => void }) {
  return (
    <aside
      ref={reserveBarSpace}
      data-sticky-bar
      aria-label={text.label}
      className="no-print comes-unasked foot-bar border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <div className="flex items-center justify-between">
        <p className="font-semibold">{text.prompt}</p>
        <button
          type="button"
          className="-mr-2 grid size-11 place-items-center"
          aria-label={text.dismiss}
          onClick={onDismiss}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <a
          data-chat
          href={textHref(facts.phone, textMessage)}
          className={buttonClass({ tone: "outline", size: "small" })}
        >
          <Icon name="chat" className="size-4" />
          {text.chat}
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({ size: "small" })}>
          <Icon name="phone" className="size-4" />
          {text.call}
        </a>
      </div>
    </aside>
  );
}
