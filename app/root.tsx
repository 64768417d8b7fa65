import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
} from "react-router";
import { hoursLine, hoursRows } from "#domain/opening-hours-text.ts";
import NotFound from "#features/navigation/not-found.tsx";
import { PageScroll } from "#features/navigation/page-scroll.tsx";
import { Shell } from "#features/navigation/shell.tsx";
import { UnexpectedError } from "#features/navigation/unexpected-error.tsx";
import { facts } from "#shop/facts.ts";
import { about } from "#shop/words/en/about.ts";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";
import { KeepShown } from "#ui/keep-shown.tsx";
import type { Route } from "./+types/root";
import { navCollections } from "./collections.server.ts";
import figtree from "./fonts/figtree.woff2?url";
import fraunces from "./fonts/fraunces.woff2?url";
import { useFramed } from "./framed.ts";
import { loadPressedAddress } from "./old-page.ts";
import { type RootData, useRootData } from "./root-data.ts";
import { siteUrl } from "./site-url.server.ts";
import { siteYear } from "./site-year.server.ts";
import "./app.css";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    loadPressedAddress(request.url);
    return next();
  },
];

export const links: LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader(): RootData {
  return {
    siteUrl: siteUrl(),
    year: siteYear(),
    collections: navCollections,
    hours: { line: hoursLine(facts.hours), rows: hoursRows(facts.hours) },
    about,
  };
}

/** Nothing in it changes while a shopper is here. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const framed = useFramed();
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        <Meta />
        {framed ? null : <FontPreloads />}
        <Links />
      </head>
      <body>
        <KeepShown>
          <CartProvider>
            <WishlistProvider>
              <ToastProvider>
                <Shell root={root}>{children}</Shell>
              </ToastProvider>
            </WishlistProvider>
          </CartProvider>
        </KeepShown>
        <PageScroll />
        <Scripts />
      </body>
    </html>
  );
}

/** For a page of its own: a framed one would ask anew for what the page around it is still getting. */
function FontPreloads() {
  return [fraunces, figtree].map((font) => (
    <link
      key={font}
      rel="preload"
      as="font"
      type="font/woff2"
      href={font}
      crossOrigin="anonymous"
    />
  ));
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
