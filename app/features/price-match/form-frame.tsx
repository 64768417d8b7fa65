import { type ComponentProps, useCallback, useEffect, useState } from "react";
import * as copy from "#copy/price-match.ts";
import { paths } from "#domain/paths.ts";
import { useHydrated } from "#ui/hydrated.ts";

/** A third-party form configured by the owner. */
export interface ThirdPartyForm {
  url: string;
  script?: string;
}

/**
 * The frame titled 'Price Match': the configured third party's form, whose script is on the page as
 * long as the frame, or the shop's own form (rule 12.2).
 */
export function FormFrame({ thirdParty }: { thirdParty: ThirdPartyForm | undefined }) {
  useScript(thirdParty?.script);
  return thirdParty ? <Frame src={thirdParty.url} className="h-[60rem]" /> : <OwnForm />;
}

/** The shop's own form, in a frame as tall as its content. */
function OwnForm() {
  const [height, setHeight] = useState<number>();
  const observeHeight = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    let observer: ResizeObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      const content = frame.contentDocument?.getElementById("content");
      if (!content) return;
      // Not `entry.target`: Chromium would treat that, and the form in it, as elements of this
      // page.
      observer = new ResizeObserver(() =>
        setHeight(Math.ceil(content.getBoundingClientRect().height)),
      );
      observer.observe(content);
    };
    frame.addEventListener("load", observe);
    observe();
    return () => {
      frame.removeEventListener("load", observe);
      observer?.disconnect();
    };
  }, []);
  return (
    <Frame
      ref={observeHeight}
      src={paths.priceMatchForm}
      height={height}
      className={height ? "" : "h-[70rem]"}
    />
  );
}

/**
 * The frame in a box of its height, which stays while the frame waits for the page's first picture
 * (decision 004). On a phone it has the whole width: within two margins it would be too narrow.
 */
function Frame({ className, ...frame }: ComponentProps<"iframe">) {
  const isHydrated = useHydrated();
  return (
    <div
      className={`bg-paper max-sm:-mx-[clamp(1.25rem,4vw,2.5rem)] max-sm:w-screen sm:w-full ${className}`}
    >
      <iframe
        {...frame}
        title={copy.form.frame}
        loading={isHydrated ? "eager" : "lazy"}
        className={`w-full border-0 ${className}`}
      />
    </div>
  );
}

/** Adds a script to the page while the component is mounted. */
function useScript(address: string | undefined) {
  useEffect(() => {
    if (!address) return;
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    document.body.append(script);
    return () => script.remove();
  }, [address]);
}
