import { createContext, type ReactNode, useContext, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import figtree from "#app/fonts/figtree.woff2?url";
import fraunces from "#app/fonts/fraunces.woff2?url";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { DomRepairBoundary } from "#ui/dom-repair-boundary.tsx";
import "./desk.css";
import headScript from "./inline/head-script.ts?inline-script";
import { keepShown, type Results, rememberShown } from "./live/keep-shown.ts";
import { rootData } from "./root-data.server.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { usePageFocus } from "./shell/use-page-focus.ts";
import { useRootData } from "./use-root-data.ts";

/** The page's nonce, for its scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export const clientMiddleware: MiddlewareFunction<Results>[] = [keepShown];

export function loader(args: LoaderArgs) {
  return rootData(args);
}

export const links: LinksFunction = () =>
  [fraunces, figtree].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html
      lang="en-US"
      // As the head's script marks it, for a browser that renders the document anew.
      data-script={import.meta.env.SSR ? undefined : ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        <meta name="robots" content="noindex, nofollow" />
        {import.meta.env.SSR ? (
          <script
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the desk's own script, made by the build.
            dangerouslySetInnerHTML={{ __html: headScript }}
          />
        ) : null}
        <Meta />
        <Links />
        {import.meta.env.SSR ? <link rel="icon" href="/icon.svg" type="image/svg+xml" /> : null}
      </head>
      <body>
        <DomRepairBoundary>
          <Frame>{children}</Frame>
        </DomRepairBoundary>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The desk's header and tabs for whoever is signed in; the sign-in pages stand alone. */
function Frame({ children }: { children: ReactNode }) {
  const { member, counts } = useRootData() ?? {};
  if (!member) return children;
  return (
    <Shell member={member} waiting={counts?.to_answer ?? 0}>
      {children}
    </Shell>
  );
}

export default function Desk() {
  const matches = useMatches();
  useEffect(() => rememberShown(matches), [matches]);
  usePageFocus();
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
