import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { copy } from "./copy.ts";

/** What the desk shows when a page can't be shown: what happened, and what to do next. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title, text } = status in copy.errors ? copy.errors[status as 404] : copy.errors.other;
  // The server says whom to ask.
  const told = status === 403 && isRouteErrorResponse(error) ? error.data : undefined;
  return (
    <main id="content" className="page-width grid max-w-2xl justify-items-start gap-4 py-12">
      <title>{title}</title>
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-prose text-soft">{typeof told === "string" ? told : text}</p>
      {status >= 500 ? (
        <Button onClick={() => location.reload()} className="needs-js mt-2">
          {copy.again}
        </Button>
      ) : null}
      {status === 401 ? (
        <Link
          to={`/sign-in?${new URLSearchParams({ next: `/desk${pathname}${search}` })}`}
          className={buttonClass()}
        >
          {copy.signIn}
        </Link>
      ) : null}
      {status === 404 ? (
        <Link to="/inbox" className={buttonClass()}>
          {copy.toInbox}
        </Link>
      ) : null}
    </main>
  );
}
