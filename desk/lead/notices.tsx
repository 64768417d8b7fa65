import { useWaiting } from "#desk/waiting/waiting-context.tsx";
import type { WaitingPost } from "#desk/waiting/waiting-posts.ts";
import { Button } from "#ui/button.tsx";
import { copy } from "./copy.ts";
import { useLeadPage } from "./lead-context.ts";
import { LeadForm } from "./lead-form.tsx";

/** What was refused, with everything that was typed, and what still waits to be sent. */
export function Notices() {
  const { lead, refused } = useLeadPage();
  const posts = useWaiting().posts.filter((post) => post.lead === lead.reference);
  const waiting = posts.filter(({ status }) => status === "waiting");
  return (
    <div role="alert" className="grid gap-2 empty:hidden">
      {refused?.message ? <PostedRefusal message={refused.message} /> : null}
      {posts
        .filter(({ status }) => status === "refused")
        .map((post) => (
          <RefusedPost key={post.id} post={post} />
        ))}
      {waiting.length > 0 ? (
        <p className="comes-after-a-while text-soft">
          {copy.waiting(waiting.map(({ fields }) => nameOf(fields)).join(", "))}
        </p>
      ) : null}
    </div>
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

function RefusedPost({ post }: { post: WaitingPost }) {
  const { lead } = useLeadPage();
  const { act, drop } = useWaiting();
  const { id, fields, refusal } = post;
  const isTake = fields.action === "take";
  const again = () => {
    drop(id);
    act(lead, isTake ? { ...fields, force: "on" } : fields);
  };
  return (
    <div className="grid gap-2 rounded-surface bg-clay-wash p-4">
      <p>
        <strong className="font-semibold text-clay">
          {`${nameOf(fields)}: ${copy.refused.title.toLowerCase()}.`}
        </strong>{" "}
        <span>{refusal?.message ?? ""}</span>
      </p>
      {fields.text ? (
        <p>
          <span className="block text-sm text-soft">{copy.refused.typed}</span>
          <span className="whitespace-pre-wrap">{fields.text}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" size="small" onClick={again}>
          {isTake ? copy.actions.takeOver : copy.refused.again}
        </Button>
        <Button tone="quiet" size="small" onClick={() => drop(id)}>
          {copy.refused.drop}
        </Button>
      </div>
    </div>
  );
}

function nameOf({ action = "" }: WaitingPost["fields"]): string {
  return copy.did[action as keyof typeof copy.did] ?? action;
}
