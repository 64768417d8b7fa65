import { type ReactNode, useContext } from "react";
import { isRouteErrorResponse, Meta, Outlet, Scripts, useLocation } from "react-router";
import { RespondByContext } from "#app/routing/respond-by.ts";
import { otherLanguages } from "#domain/addresses/twins.ts";
import { languages } from "#domain/language.ts";
import { language, paths, shopperPage } from "#domain/paths.ts";
import NotFound from "#features/navigation/not-found.tsx";
import { PageScroll } from "#features/navigation/page-scroll.tsx";
import { Shell } from "#features/navigation/shell.tsx";
import { UnexpectedError } from "#features/navigation/unexpected-error.tsx";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";
import { DomRepairBoundary, OptionalPart } from "#ui/dom-repair-boundary.tsx";
import type { Route } from "./+types/root";
import css from "./app.css?inline";
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";
import headScript from "./inline/head-script.ts?inline-script";
import { loadRootData } from "./root-loader.server.ts";
import { cachedData } from "./routing/cached-data.ts";
import { LinkNavigation } from "./routing/link-navigation.tsx";
import { NonceContext } from "./routing/nonce.ts";
import { loadClickedAddress } from "./routing/outdated-page.ts";
import { PageJsonContext, pageDataId } from "./routing/page-data.ts";
import { previewPainted } from "./routing/page-preview.tsx";
import { loadOwnDocument } from "./routing/private-document.ts";
import { type RootData, useRootData } from "./routing/root-data.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadOwnDocument();
    loadClickedAddress(request.url);
    const results = (await cachedData(request.url)) ?? (await next());
    await previewPainted();
    return results;
  },
];

export function loader(): RootData {
  return loadRootData();
}

/** The root's data doesn't change during a visit. */
export function shouldRevalidate() {
  return false;
}

/** The document of every page, in the language of the build (rule 17.1). */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <html
      lang={languages[language].tag}
      // As the head's script marks it, for a browser that renders the document anew.
      data-script={import.meta.env.SSR ? undefined : ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        {import.meta.env.SSR ? <PrivateReferrer /> : null}
        {import.meta.env.SSR ? <HeadScript /> : null}
        {import.meta.env.SSR ? <Styles /> : null}
        <Meta />
        {import.meta.env.SSR ? <Icons /> : null}
      </head>
      <body>
        <DomRepairBoundary>
          <CartProvider>
            <WishlistProvider>
              <ToastProvider>
                <RespondByContext value={root?.today.respondBy}>
                  <Shell root={root}>{children}</Shell>
                </RespondByContext>
              </ToastProvider>
            </WishlistProvider>
          </CartProvider>
        </DomRepairBoundary>
        {/* Without it, links load documents. */}
        <OptionalPart>
          <LinkNavigation />
        </OptionalPart>
        <OptionalPart>
          <PageScroll />
        </OptionalPart>
        <Scripts />
        {import.meta.env.SSR ? <PageJson /> : null}
      </body>
    </html>
  );
}

/**
 * Server only: a shopper's private page hides its address from scripts of the page that follows it
 * (rule 16.8), which `same-origin` in a quote's header doesn't.
 */
function PrivateReferrer() {
  return shopperPage(useLocation().pathname) ? <meta name="referrer" content="origin" /> : null;
}

/** Server only: runs before the page's first paint. */
function HeadScript() {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce}
      data-fonts={`${fraunces} ${figtree}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own script, made by the build.
      dangerouslySetInnerHTML={{ __html: headScript }}
    />
  );
}

/** Shows the offer that `app/inline/offer-language.ts` chose, which `app.css` hides. */
const offerStyles = otherLanguages
  .map((code) => `[data-offer=${code}] [data-offer-of=${code}]{display:flex}`)
  .join("");

/**
 * Server only: all styles of all pages, which are in the document so that the first paint waits for
 * no other file (decision 031).
 */
function Styles() {
  const nonce = useContext(NonceContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own styles, made by the build.
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css + offerStyles }} />;
}

/** Server only: what the page shows, which `readPageData` reads in the browser (decision 002). */
function PageJson() {
  const json = useContext(PageJsonContext);
  return json ? (
    <script
      type="application/json"
      id={pageDataId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  ) : null;
}

/** Server only, since they never change. */
function Icons() {
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={paths.webManifest} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
