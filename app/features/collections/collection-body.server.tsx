import type { ComponentType } from "react";
import { AccessoriesBody } from "./accessories-body.tsx";
import { AllPieces } from "./all-pieces.tsx";
import { BarEntertainmentBody } from "./bar-entertainment-body.tsx";
import { BedroomBody } from "./bedroom-body.tsx";
import type { TypesBodyProps } from "./collection-page-data.ts";
import { DiningRoomBody } from "./dining-room-body.tsx";
import { HomeOfficeBody } from "./home-office-body.tsx";
import { LivingRoomBody } from "./living-room-body.tsx";
import { PageTop } from "./page-top.tsx";

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
