import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { postAddress, postAddresses } from "./post-addresses.ts";

it("lists exactly the pages whose route has an action", () => {
  const withAction = routes.filter(({ file }) =>
    /^export (async )?function action\b/m.test(readFileSync(`app/${file}`, "utf8")),
  );
  const listed = postAddresses.map(({ path }) => path);
  expect(listed.toSorted()).toEqual(withAction.map(({ path }) => `/${path}`).toSorted());
});

it("lists the page of every lead kind, which counts as a lead", () => {
  for (const { path } of leadKinds.values()) {
    expect(postAddress(path)).toMatchObject({ path, limit: "leadPosts" });
  }
});

it.each([
  ["/QUOTE-REQUEST//", "/quote-request"],
  ["/%71uote-request", "/quote-request"],
  ["/Quote-Request.data", "/quote-request"],
  ["//Bookings/aB%2Fc", "/bookings/:token"],
  ["/bookings/a.data", "/bookings/:token"],
  ["/bookings/a/_.data", "/bookings/:token"],
  ["/bookings", undefined],
  ["/bookings/a/delivery.ics", undefined],
  ["/quote-request/more", undefined],
  ["/", undefined],
])("finds %s as %s", (path, listed) => {
  expect(postAddress(path)?.path).toBe(listed);
});
