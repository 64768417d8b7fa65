import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepShown, type Results, rememberShown } from "./keep-shown.ts";

const assign = vi.fn();
let navigatingTo: string | undefined;

beforeEach(() => {
  navigatingTo = undefined;
  assign.mockClear();
  vi.stubGlobal("location", { pathname: "/desk/inbox", search: "", assign });
  vi.stubGlobal("window", {
    __reactRouterDataRouter: {
      get state() {
        return { navigation: navigatingTo ? { location: { pathname: navigatingTo } } : {} };
      },
    },
  });
  rememberShown([{ id: "inbox", loaderData: "shown" }]);
});
afterEach(() => void vi.unstubAllGlobals());

const error = (result: unknown): Results => ({ inbox: { type: "error", result } });
const refused = (status: number) => error({ status, statusText: "", internal: false, data: null });
const offline = error(new TypeError("Failed to fetch"));

const fetching = (path: string, results: Results) =>
  keepShown({ request: new Request(`http://localhost${path}`) }, async () => results);

it("passes on what was fetched", async () => {
  const results: Results = { inbox: { type: "data", result: "new" } };
  expect(await fetching("/desk/inbox", results)).toBe(results);
});

it.each([
  ["offline", offline],
  ["during an outage", refused(503)],
])("keeps the page as it is %s", async (_, results) => {
  expect(await fetching("/desk/inbox", results)).toEqual({
    inbox: { type: "data", result: "shown" },
  });
});

it("shows an error for another page, and nothing for what is fetched beside the page", async () => {
  navigatingTo = "/desk/leads/Q-1";
  expect(await fetching("/desk/leads/Q-1", offline)).toBe(offline);
  navigatingTo = undefined;
  expect(await fetching("/desk/inbox?after=x", offline)).toEqual({
    inbox: { type: "data", result: null },
  });
});

it("keeps an error until the page can be fetched", async () => {
  vi.stubGlobal("location", { pathname: "/desk/leads/Q-1", search: "", assign });
  expect(await fetching("/desk/leads/Q-1", offline)).toBe(offline);
});

it("shows that a lead is gone", async () => {
  expect(await fetching("/desk/inbox", refused(404))).toEqual(refused(404));
});

it("leads to the sign-in page when the session has ended", async () => {
  await fetching("/desk/inbox", refused(401));
  expect(assign).toHaveBeenCalledWith("/desk/sign-in?next=%2Fdesk%2Finbox");
});
