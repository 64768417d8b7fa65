import { accountData } from "#desk/account/account-data.server.ts";
import { AccountPage } from "#desk/account/account-page.tsx";
import { copy } from "#desk/account/copy.ts";
import { afterPost } from "#desk/posted.server.ts";
import type { Route } from "./+types/you";

export function loader(args: Route.LoaderArgs) {
  return accountData(args);
}

export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function You({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{copy.title}</title>
      <AccountPage account={loaderData} {...(actionData ? { refused: actionData } : {})} />
    </>
  );
}
