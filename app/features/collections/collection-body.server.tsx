import type { ComponentType } from "react";
import * as copy from "#copy/collections.ts";
import { sections } from "#domain/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Icon } from "#ui/icon.tsx";
import { AccessoriesBody } from "./accessories-body.tsx";
import { AllPieces } from "./all-pieces.tsx";
import { BarEntertainmentBody } from "./bar-entertainment-body.tsx";
import { BedroomBody } from "./bedroom-body.tsx";
import { breadcrumbs } from "./collection-meta.server.ts";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { DiningRoomBody } from "./dining-room-body.tsx";
import { HomeOfficeBody } from "./home-office-body.tsx";
import { LivingRoomBody } from "./living-room-body.tsx";

/** Layouts by collection; any other collection has that of the home office. */
const bodies: Readonly<Record<string, ComponentType<TypesBodyProps>>> = {
  "living-room": LivingRoomBody,
  bedroom: BedroomBody,
  "dining-room": DiningRoomBody,
  accessories: AccessoriesBody,
  "bar-entertainment": BarEntertainmentBody,
};

/** A collection with its types (rule 3.10), the same whichever type is chosen. */
export function CollectionBody({ data }: TypesBodyProps) {
  const { slug, title } = data.collection;
  const Body = bodies[slug] ?? HomeOfficeBody;
  return (
    <>
      <PageTop title={title} />
      <Body data={data} />
      <AllPieces data={data} />
    </>
  );
}

/** Breadcrumbs, and a link back to all collections (rule 3.13). */
function PageTop({ title }: { title: string }) {
  return (
    <div className="page-width items-center justify-between gap-x-6 pt-2 sm:flex sm:flex-wrap">
      <Breadcrumb crumbs={breadcrumbs(title)} />
      <a
        href={sections.collections}
        className="no-print -ml-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
      >
        <Icon name="left" className="size-4" />
        {copy.back}
      </a>
    </div>
  );
}
