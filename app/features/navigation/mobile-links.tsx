import { collections } from "#app/routing/collections.ts";
import * as copy from "#copy/navigation.ts";
import { collectionPath } from "#domain/paths.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { serviceLinks } from "./link-lists.ts";

/** Content of the menu on small screens. */
export function MobileLinks() {
  return (
    <>
      <MenuGroup title={copy.menus.collections}>
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <a href={collectionPath(slug)} className="block py-2 font-display text-[1.625rem]">
              {title}
            </a>
          </li>
        ))}
      </MenuGroup>
      <MenuGroup title={copy.menus.services}>
        {serviceLinks.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="block py-2.5 text-lg font-medium">
              {label}
            </a>
          </li>
        ))}
      </MenuGroup>
      <div className="grid grid-cols-2 gap-3">
        <a
          href={textHref(facts.phone, copy.textMessage)}
          className={buttonClass({ tone: "outline" }, "px-3")}
        >
          {copy.textToNegotiate}
        </a>{" "}
        <a href={callHref(facts.phone)} className={buttonClass({}, "px-3")}>
          {copy.callNow}
        </a>
      </div>
      <AboutPanel />
    </>
  );
}

function MenuGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal text-soft">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
