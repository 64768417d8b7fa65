import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("the slideshow can be paused, and a slide selected", async ({ page }) => {
  await page.goto("/");
  const rooms = page.getByRole("region", { name: "Rooms", exact: true });
  await rooms.getByRole("button", { name: "Show Dining Room" }).click();
  await expect(rooms.getByRole("link", { name: /Dining Room/ })).toBeVisible();
  await rooms.getByRole("button", { name: "Pause the slideshow" }).click();
  await expect(rooms.getByRole("button", { name: "Play the slideshow" })).toBeVisible();
});

test("the slideshow advances every 5 seconds in a loop, but not while it has the focus", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T12:00:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-11-20T13:00:00");
  const rooms = page.getByRole("region", { name: "Rooms", exact: true });
  const dots = rooms.getByRole("button", { name: /^Show/ });
  const shown = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute("aria-current") === "true"));
  const start = await shown();
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(5000);
    await expect.poll(shown).toBe((start + step) % 3);
  }
  await dots.first().focus();
  await page.clock.runFor(20_000);
  expect(await shown()).toBe(start);
});

test("the first slide loads before the others are requested", { tag: "@desktop" }, async ({
  page,
}) => {
  const first = await holdBack(page, /living-hero/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const rooms = page.getByRole("region", { name: "Rooms", exact: true });
  await rooms.getByRole("button", { name: "Pause the slideshow" }).click();
  await expect(rooms.getByRole("button", { name: "Play the slideshow" })).toBeVisible();
  await expect(rooms.locator("picture")).toHaveCount(1);
  first.resolve();
  await expect(rooms.locator("picture")).toHaveCount(3);
});

for (const width of [360, 768, 1000]) {
  test(`the first testimonial follows the last at ${width} px`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const people = page.getByRole("region", { name: /^What people say/ });
    const first = people.getByRole("listitem").first();
    await people.getByRole("button", { name: /Previous/ }).click();
    await expect(people.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });
    await people.getByRole("button", { name: /Next/ }).click();
    await expect(first).toBeInViewport({ ratio: 0.9 });
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the slideshow doesn't move and has no play button", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/");
    const rooms = page.getByRole("region", { name: "Rooms", exact: true });
    await expect(rooms.getByRole("button", { name: "Show Bedroom" })).toBeVisible();
    await expect(rooms.getByRole("button", { name: "Pause the slideshow" })).toHaveCount(0);
  });
});
