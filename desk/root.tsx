import { createContext, type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import "./desk.css";

/** The page's nonce, for its scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Desk() {
  return <Outlet />;
}
