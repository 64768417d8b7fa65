import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound as copy } from "#copy/navigation.ts";
import { paths, sections } from "#domain/paths.ts";
import { buttonClass } from "#ui/button.tsx";

/**
 * The 404 page (rule 2.3), with links to go on. It sets its own title and meta tags, because routes
 * also show it in place of a page, for example when a product doesn't exist.
 */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info("404: no page at", pathname);
  }, [pathname]);
  return (
    <main
      id="content"
      className="page-width section-space grid gap-8 md:grid-cols-[auto_1fr] md:items-end md:gap-16"
    >
      <title>{copy.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={copy.text} />
      <h1 className="font-display text-[clamp(6rem,20vw,14rem)] leading-[0.8] text-pine">404</h1>
      <div className="max-w-prose pb-2">
        <p className="font-display text-h2">{copy.title}</p>
        <p className="mt-4 text-lead text-soft">{copy.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.home} className={buttonClass()}>
            {copy.home}
          </a>{" "}
          <a href={sections.collections} className={buttonClass({ tone: "quiet" })}>
            {copy.rooms}
          </a>
        </div>
      </div>
    </main>
  );
}
