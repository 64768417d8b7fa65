import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import deskRoutes from "#desk/routes.ts";
import { quoteLimits } from "#domain/quote/quote-draft.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { postAddress, postAddresses } from "./post-addresses.ts";

/** The paths of an app's pages that take a form. */
function pagesWithAction(folder: string, prefix: string, routes: RouteConfigEntry[]): string[] {
  return routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(({ file }) =>
      /^export (async )?function action\b/m.test(readFileSync(`${folder}/${file}`, "utf8")),
    )
    .map(({ path }) => `${prefix}/${path}`);
}

it("lists exactly the pages whose route has an action", () => {
  const withAction = [
    ...pagesWithAction("app", "", routes),
    ...pagesWithAction("desk", "/desk", deskRoutes),
  ];
  const listed = postAddresses.map(({ path }) => path);
  expect(listed.toSorted()).toEqual(withAction.toSorted());
});

it("lists the page of every lead kind, which counts as a lead", () => {
  for (const { path } of leadKinds.values()) {
    expect(postAddress(path)).toMatchObject({ path, limit: "leadPosts" });
  }
});

it("takes a draft of a quote with as many lines and as long texts as it may have", () => {
  const longest = (characters: number) => "椅".repeat(characters);
  const title = longest(quoteLimits.freeTitle);
  const line = {
    title,
    price: 99_999_999,
    quantity: 999,
    percentOff: 3333,
    taxed: false,
    size: "extra-large",
  };
  const draft = {
    lines: Array(quoteLimits.lines).fill(line),
    message: longest(quoteLimits.message),
  };
  const form = new URLSearchParams({ action: "save", version: "1", draft: JSON.stringify(draft) });
  const bytes = String(form).length;
  expect(postAddress("/desk/leads/Q-7K3M9/quote")?.maxBytes).toBeGreaterThan(bytes + 10_000);
});

it.each([
  ["/QUOTE-REQUEST//", "/quote-request"],
  ["/%71uote-request", "/quote-request"],
  ["/Quote-Request.data", "/quote-request"],
  ["//Bookings/aB%2Fc", "/bookings/:token"],
  ["/bookings/a.data", "/bookings/:token"],
  ["/bookings/a/_.data", "/bookings/:token"],
  ["/bookings", undefined],
  ["/Quotes/0a1b/", "/quotes/:token"],
  ["/quotes/0a1b.data", "/quotes/:token"],
  ["/quotes/0a1b/more", undefined],
  ["/desk/leads/Q-7K3M9/quote.data", "/desk/leads/:reference/quote"],
  ["/bookings/a/delivery.ics", undefined],
  ["/quote-request/more", undefined],
  ["/", undefined],
])("finds %s as %s", (path, listed) => {
  expect(postAddress(path)?.path).toBe(listed);
});
