import { useCallback, useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";
import { copy } from "./copy.ts";

/** A form of another company, as the owner configured it. */
export interface ThirdPartyForm {
  url: string;
  script?: string;
}

/**
 * The frame titled 'Price Match': the configured third party's form, whose script is on the page
 * only while the page is, or our own (rule 12.2).
 */
export function FormFrame({ thirdParty }: { thirdParty: ThirdPartyForm | undefined }) {
  useScript(thirdParty?.script);
  if (thirdParty) {
    return (
      <iframe title={copy.form.frame} src={thirdParty.url} className={`h-[60rem] ${frameLook}`} />
    );
  }
  return <OwnForm />;
}

/** Our own form, in a frame that is as tall as what it shows. */
function OwnForm() {
  const [height, setHeight] = useState<number>();
  const follow = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    let observer: ResizeObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      const content = frame.contentDocument?.getElementById("content");
      if (!content) return;
      // Not `entry.target`: Chromium would take that, and the form within, for elements of this page.
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
    <iframe
      ref={follow}
      title={copy.form.frame}
      src={paths.priceMatchForm}
      height={height}
      className={`${frameLook} ${height ? "" : "h-[70rem]"}`}
    />
  );
}

/** On a phone the form has the whole width: a frame inside a margin inside a margin is cramped. */
const frameLook =
  "border-0 bg-paper max-sm:-mx-[clamp(1.25rem,4vw,2.5rem)] max-sm:w-screen sm:w-full";

/** Puts a script on the page while the page is shown. */
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
