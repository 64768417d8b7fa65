import { Link } from "react-router";
import { leadAddress } from "#desk/inbox/inbox-address.ts";
import { useListQuery } from "#desk/inbox/use-list-query.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { copy, nameOfPost } from "./copy.ts";
import { useWaiting } from "./waiting-context.tsx";
import type { WaitingPost } from "./waiting-posts.ts";

interface RefusedPostsProps {
  /** The lead whose page this is; without one, the posts of all leads are shown. */
  lead?: { reference: string; version: number };
}

/** What the server refused, why, and everything that was typed. */
export function RefusedPosts({ lead }: RefusedPostsProps) {
  const { posts } = useWaiting();
  return posts
    .filter((post) => post.status === "refused" && (!lead || post.lead === lead.reference))
    .map((post) => (
      <RefusedPost key={post.id} post={post} version={lead?.version ?? post.refusal?.version} />
    ));
}

function RefusedPost({ post, version }: { post: WaitingPost; version: number | undefined }) {
  const { act, drop } = useWaiting();
  const { id, fields, refusal, lead } = post;
  const list = useListQuery();
  const isTake = fields.action === "take";
  const again = (now: number) => {
    drop(id);
    act({ reference: lead, version: now }, isTake ? { ...fields, force: "on" } : fields);
  };
  return (
    <div className="grid gap-2 rounded-surface bg-clay-wash p-4">
      <p>
        <strong className="font-semibold text-clay">{copy.refused(nameOfPost(fields))}</strong>{" "}
        <span>{refusal?.message ?? ""}</span>
      </p>
      {fields.text ? (
        <p>
          <span className="block text-[0.9375rem] text-soft">{copy.typed}</span>
          <span className="break-words whitespace-pre-wrap">{fields.text}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {version === undefined ? (
          <Link
            to={leadAddress(lead, list)}
            className={buttonClass({ tone: "quiet", size: "small" })}
          >
            {copy.open}
          </Link>
        ) : (
          <Button tone="quiet" size="small" onClick={() => again(version)}>
            {isTake ? copy.takeOver : copy.again}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => drop(id)}>
          {copy.drop}
        </Button>
      </div>
    </div>
  );
}
