import { copyIn as stepsIn } from "#copy-in/booking-steps.ts";
import { copyIn as privateIn } from "#copy-in/private-booking.ts";
import { formatsIn } from "#formats-in";
import { facts } from "#shop/facts.ts";
import { changeableWindows, windowName } from "#tests/support/booking-page.ts";
import { goodBooking } from "#tests/support/form-fields.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { emailTo, recordOf } from "#tests/support/sent-lead.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const copy = privateIn.es;
const { schedule } = stepsIn.es;
const formats = formatsIn.es;

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: script });

    test("a delivery booked in Spanish is moved, cancelled and restored in Spanish", async ({
      page,
      shop,
    }) => {
      const { email } = newShopper();
      const free = (await changeableWindows(page)).filter(({ left }) => left > 1);
      const [chosen, other] = free.slice(script ? 6 : 10);
      if (!chosen || !other) throw new Error("the calendar is empty");
      const { date, window } = chosen;
      const link = await postBooking(page.request, shop.url, { date, window, email }, "es");
      expect(link).toMatch(/^\/es\/reservas\/[0-9a-f]{64}$/);
      const { reference } = await recordOf(shop, email);
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Su entrega");
      const calendar = page.getByRole("link", { name: "Agregar a mi calendario" });
      await expect(calendar).toHaveAttribute("href", `${link}/entrega.ics`);
      const file = await page.request.get(`${link}/entrega.ics`);
      expect(file.headers()["content-disposition"]).toContain("entrega.ics");
      const entry = (await file.text()).replaceAll("\r\n ", "");
      expect(entry).toContain(`SUMMARY:${facts.name}: entrega y armado (${reference})`);
      expect(entry).toContain(link);

      await page.locator("summary", { hasText: copy.change.move }).click();
      const time = page.getByRole("combobox", { name: schedule.time });
      await page.getByRole("combobox", { name: schedule.day }).selectOption(other.date);
      const shown = `${windowName(other, "es")}, ${formats.windowLabel(other)}`;
      await expect(time.locator(`option[value="${other.window}"]`)).toHaveText(shown);
      await time.selectOption(other.window);
      await page.getByRole("button", { name: "Cambiar mi entrega" }).click();
      await expect(page).toHaveURL(`${link}?done=moved`);
      await expect(page.getByText(copy.done.moved[0] ?? "")).toBeVisible();
      const newTime = formats.requestedDateTime(other.date, other.start);
      await expect(page.getByRole("main")).toContainText(newTime);
      const moved = await emailTo(shop, email, `Su entrega ahora es el ${newTime} (${reference})`);
      expect(moved.body).toContain(link);
      expect(moved.body).toContain("entrega y armado");

      await page.getByRole("link", { name: copy.change.cancel }).click();
      const cancel = page.getByRole("button", { name: "Cancelar mi entrega" });
      await cancel.click();
      await expect(page.getByRole("alert").filter({ hasText: copy.unsure })).toBeVisible();
      await page.getByRole("checkbox", { name: copy.change.cancelSure }).check();
      await cancel.click();
      await expect(page).toHaveURL(`${link}?done=cancelled`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Esta entrega está cancelada",
      );
      await emailTo(shop, email, `Su entrega está cancelada (${reference})`);

      await page.getByRole("checkbox", { name: copy.change.undoSure }).check();
      await page.getByRole("button", { name: copy.change.undoButton }).click();
      await expect(page).toHaveURL(`${link}?done=restored`);
      await expect(page.getByText(copy.done.restored[0] ?? "")).toBeVisible();
      await emailTo(shop, email, `Su entrega sigue en pie: ${newTime} (${reference})`);
      const toShop = await emailTo(shop, "inbox@shop.example", String(reference));
      expect(toShop.body).not.toMatch(/[¡¿]/);
    });
  });
}

test("a place that was taken meanwhile is refused in Spanish", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const last = (await changeableWindows(page)).findLast(({ left }) => left === 1);
  if (!last) throw new Error("there is no window with one place");
  const { date, window, start } = last;
  const faster = newShopper();
  await postBooking(page.request, shop.url, { date, window, email: faster.email });
  const response = await page.request.post(`${shop.url}/es/reservar-entrega`, {
    headers: { accept: "application/json" },
    form: { ...goodBooking, date, window, email: newShopper().email },
  });
  expect(response.status()).toBe(409);
  expect(await response.json()).toEqual({
    ok: false,
    errors: {
      window: [
        `Alguien acaba de tomar el último lugar para el ${formats.requestedDateTime(date, start)} Guardamos todo lo que escribió: elija otra hora, por favor.`,
      ],
    },
  });
});
