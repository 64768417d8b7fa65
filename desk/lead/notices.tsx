import { nameOfPost, copy as waitingCopy } from "#desk/waiting/copy.ts";
import { RefusedPosts } from "#desk/waiting/refused-posts.tsx";
import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";

/** What was refused, with everything that was typed, and what still waits to be sent. */
export function Notices() {
  const { lead, refused } = useLeadPage();
  const waiting = useWaiting().posts.filter(
    (post) => post.lead === lead.reference && post.status === "waiting",
  );
  return (
    <>
      <div role="alert" className="grid gap-2 empty:hidden">
        {refused?.message ? <PostedRefusal message={refused.message} /> : null}
        <RefusedPosts lead={lead} />
      </div>
      <p role="status" className="text-soft empty:hidden">
        {waiting.length > 0 ? (
          <span className="comes-after-a-while">
            {waitingCopy.waiting(waiting.map(({ fields }) => nameOfPost(fields)).join(", "))}
          </span>
        ) : null}
      </p>
    </>
  );
}

/** A refused form that the browser posted without script. */
function PostedRefusal({ message }: { message: string }) {
  const { refused } = useLeadPage();
  return (
    <div className="grid justify-items-start gap-2 rounded-surface bg-clay-wash p-4">
      <p className="font-semibold text-clay">{message}</p>
      {refused?.typed.action?.[0] === "take" ? (
        <LeadForm action="take" fields={{ force: "on" }}>
          {() => (
            <Button type="submit" tone="quiet" size="small">
              {copy.actions.takeOver}
            </Button>
          )}
        </LeadForm>
      ) : null}
    </div>
  );
}
