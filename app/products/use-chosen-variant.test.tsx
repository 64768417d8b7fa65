import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { type HookRoot, openHookRoot } from "#tests/support/hook-root.ts";
import { useChosenVariant } from "./use-chosen-variant.ts";
import { variantChoices } from "./variant-choices.server.ts";

const choices = variantChoices(aProductWithVariants(), (card) => ({ card }));

let root: HookRoot;
let shown: ReturnType<typeof useChosenVariant>;

function Reader() {
  shown = useChosenVariant(choices);
  return null;
}

/** Opens the page; navigation to a new address completes when `loaded` resolves. */
function open(search: string, loaded: Promise<null> = Promise.resolve(null)) {
  const page = { id: "page", path: "/sofa", element: <Reader />, loader: () => loaded };
  const router = createMemoryRouter([page], {
    initialEntries: [`/sofa${search}`],
    hydrationData: { loaderData: { page: null } },
  });
  root = openHookRoot(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => vi.stubGlobal("window", new EventTarget()));
afterEach(() => {
  root.close();
  vi.unstubAllGlobals();
});

test("shows the variant in the address, or the first if it is missing or unknown", () => {
  open("?variant=2003");
  expect(shown.chosen?.card.id).toBe("2003");
  root.close();
  open("?variant=77");
  expect(shown.chosen?.card.id).toBe("2002");
});

test("shows a choice at once, then updates the address and keeps its other parameters (rule 5.12)", async () => {
  const page = Promise.withResolvers<null>();
  const router = open("?utm_source=mail", page.promise);
  const gray = choices?.variants[2];
  if (!gray) throw new Error("the fixture has no third variant");
  root.does(() => shown.choose(gray));
  expect(shown.chosen?.card.id).toBe("2004");
  expect(router.state.location.search).toBe("?utm_source=mail");
  await act(async () => {
    page.resolve(null);
    await vi.waitFor(() =>
      expect(router.state.location.search).toBe("?utm_source=mail&variant=2004"),
    );
  });
  expect(router.state.historyAction).toBe("REPLACE");
  expect(shown.chosen?.card.id).toBe("2004");
});
