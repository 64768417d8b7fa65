import { useActionData, useLoaderData } from "react-router";
import type { LoaderArgs } from "#app/routing/loader-args.server.ts";
import { afterPost } from "#desk/posted.server.ts";
import { Problem } from "#desk/sign-in/problem.tsx";
import { copy } from "#desk/staff/copy.ts";
import { InviteForm } from "#desk/staff/invite-form.tsx";
import { MemberCard } from "#desk/staff/member-card.tsx";
import { staffData } from "#desk/staff/staff-data.server.ts";

export function loader(args: LoaderArgs) {
  return staffData(args);
}

export function action(args: LoaderArgs) {
  return afterPost(args);
}

export default function Staff() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <main id="content" className="page-width grid max-w-2xl gap-8 py-8">
      <title>{copy.title}</title>
      <h1 className="text-h2">{copy.title}</h1>
      <Problem messages={actionData?.errors.member} />
      <ul>
        {loaderData.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </ul>
      <InviteForm refused={actionData} />
    </main>
  );
}
