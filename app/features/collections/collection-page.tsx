import type { ComponentType } from "react";
import { AccessoriesBody } from "./accessories-body.tsx";
import { BarEntertainmentBody } from "./bar-entertainment-body.tsx";
import { BedroomBody } from "./bedroom-body.tsx";
import type { CollectionPageData, TypesBodyProps } from "./collection-page-data.ts";
import { CustomRequestBand } from "./custom-request-band.tsx";
import { DiningRoomBody } from "./dining-room-body.tsx";
import { HomeOfficeBody } from "./home-office-body.tsx";
import { PageTop } from "./page-top.tsx";
import { TypeProducts } from "./type-products.tsx";

/** Layouts by collection; any other collection has that of the home office. */
const bodies: Readonly<Record<string, ComponentType<TypesBodyProps>>> = {
  bedroom: BedroomBody,
  "dining-room": DiningRoomBody,
  accessories: AccessoriesBody,
  "bar-entertainment": BarEntertainmentBody,
};

/** A collection with its six types, and the products of the chosen type (rule 3.11). */
export function CollectionPage({ data }: { data: CollectionPageData }) {
  const { collection, chosen } = data;
  const Body = bodies[collection.slug] ?? HomeOfficeBody;
  return (
    <>
      <PageTop title={collection.title} />
      <Body data={data} chosen={chosen?.slug} />
      {chosen ? <TypeProducts collection={collection} chosen={chosen} /> : null}
      <CustomRequestBand data={data} />
    </>
  );
}
