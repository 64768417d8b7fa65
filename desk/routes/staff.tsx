import { afterPost } from "#desk/posted.server.ts";
import { Problem } from "#desk/sign-in/problem.tsx";
import { copy } from "#desk/staff/copy.ts";
import { InviteForm } from "#desk/staff/invite-form.tsx";
import { MemberCard } from "#desk/staff/member-card.tsx";
import { staffData } from "#desk/staff/staff-data.server.ts";
import type { Route } from "./+types/staff";

export function loader(args: Route.LoaderArgs) {
  return staffData(args);
}

export function action(args: Route.ActionArgs) {
  return afterPost(args);
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
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
