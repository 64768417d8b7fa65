import { useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { accountData } from "#desk/account/account-data.server.ts";
import { AccountPage } from "#desk/account/account-page.tsx";
import { copy } from "#desk/account/copy.ts";
import { afterPost } from "#desk/posted.server.ts";

export function loader(args: LoaderArgs) {
  return accountData(args);
}

export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function You() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <>
      <title>{copy.title}</title>
      <AccountPage account={loaderData} refused={actionData} />
    </>
  );
}
