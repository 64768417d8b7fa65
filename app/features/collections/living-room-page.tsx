import type { CollectionPageData } from "./collection-page-data.ts";
import { CustomRequestBand } from "./custom-request-band.tsx";
import { LivingRoomBody } from "./living-room-body.tsx";
import { PageTop } from "./page-top.tsx";

/** The living room with its five categories, each with a page of its own (rule 3.10). */
export function LivingRoomPage({ data }: { data: CollectionPageData }) {
  return (
    <>
      <PageTop title={data.collection.title} />
      <LivingRoomBody data={data} />
      <CustomRequestBand data={data} />
    </>
  );
}
