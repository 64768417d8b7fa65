import type { ComponentType, ReactNode } from "react";
import { AccessoriesBody } from "./accessories-body.tsx";
import { AllPieces } from "./all-pieces.tsx";
import { BarEntertainmentBody } from "./bar-entertainment-body.tsx";
import { BedroomBody } from "./bedroom-body.tsx";
import type { CollectionPageData, TypesBodyProps } from "./collection-page-data.ts";
import { CustomRequestBand } from "./custom-request-band.tsx";
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

interface CollectionPageProps {
  data: CollectionPageData;
  /** The products of the chosen type. */
  children: ReactNode;
}

/** A collection with its types, and the products of the chosen one (rules 3.10 and 3.11). */
export function CollectionPage({ data, children }: CollectionPageProps) {
  const { collection, chosen } = data;
  const Body = bodies[collection.slug] ?? HomeOfficeBody;
  return (
    <>
      <PageTop title={collection.title} />
      <Body data={data} chosen={chosen?.slug} />
      <AllPieces data={data} />
      {children}
      <CustomRequestBand data={data} />
    </>
  );
}
