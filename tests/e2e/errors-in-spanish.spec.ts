import type { Locator, Page } from "@playwright/test";
import { copyIn as bookingIn } from "#copy-in/booking.ts";
import { copyIn as customIn } from "#copy-in/custom-request.ts";
import { copyIn as financingIn } from "#copy-in/financing.ts";
import { copyIn as priceMatchIn } from "#copy-in/price-match.ts";
import { copyIn as quoteIn } from "#copy-in/quote.ts";
import { copyIn as uploadsIn } from "#copy-in/uploads.ts";
import { nextButton, openBookingPage } from "#tests/support/booking-page.ts";
import { getOptions, next, openQuiz } from "#tests/support/financing-quiz.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { formFrame, openForm, submit } from "#tests/support/price-match-page.ts";
import { submitButton } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const name = "Díganos su nombre, por favor.";
const noAt = "Revise su correo electrónico: falta la @, como en nombre@example.com.";
const areaCode = "Agregue el código de área a su teléfono, como en (281) 555-0123.";
const either = "Denos un teléfono o un correo electrónico para poder contestarle.";
const zip = "Escriba un código postal de cinco dígitos, como 77002.";
const state = "Escriba las dos letras o el nombre del estado, como TX o Texas.";
const incomplete = "Complete todos los campos obligatorios";

type Form = Pick<Page, "getByRole">;

/** The text of all that a field is described by. */
function described(field: Locator): Promise<string> {
  return field.evaluate((control) =>
    (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
}

/** Asserts the list of errors, and a field's message at the field. */
async function expectErrors(form: Form, messages: Readonly<Record<string, string>>) {
  const list = form.getByRole("alert").filter({ hasText: "Revise estos puntos" });
  await expect(list).toBeVisible();
  for (const [label, message] of Object.entries(messages)) {
    await expect(list).toContainText(message);
    const field = form.getByRole("textbox", { name: label }).first();
    await expect.poll(() => described(field)).toContain(message);
  }
}

for (const script of [true, false]) {
  test.describe(script ? "with script" : "without script", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: script });

    test("a quote request in Spanish names its errors in Spanish", async ({ page }) => {
      const { form, list } = quoteIn.es;
      await page.goto("/es/pedir-cotizacion?items=1097:2");
      const field = (label: string) => page.getByRole("textbox", { name: label });
      await field(form.email).fill("dana.example.com");
      await field(form.phone).fill("555-0188");
      await field(form.bestTime).fill("x".repeat(101));
      if (script) {
        const quantity = field(list.quantityOf({ title: "Model 2500 Sofa Chaise" }));
        for (const [typed, message] of [
          ["dos", "No pudimos leer eso como un número. Escriba un número entero del 1 al 999."],
          ["2.5", "Solo podemos llevar piezas enteras. Escriba un número entero del 1 al 999."],
          ["1000", "999 es lo máximo de una misma pieza. Si necesita más, llámenos"],
        ] as const) {
          await quantity.fill(typed);
          await quantity.blur();
          await expect.poll(() => described(quantity)).toContain(message);
        }
        await quantity.fill("2");
      }
      await submitButton(page, "es").click();
      await expectErrors(page, {
        [form.name]: name,
        [form.email]: noAt,
        [form.phone]: areaCode,
        [form.bestTime]:
          "Deje la mejor hora para llamarle en 100 caracteres o menos: ahora tiene 101.",
      });
    });

    test("a custom request in Spanish names its errors in Spanish", async ({ page }) => {
      const { form } = customIn.es;
      await page.goto("/es/pedido-especial");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: form.submit }).click();
      await expectErrors(main, { [form.name]: name, [form.phone]: either });
    });

    test("a booking in Spanish names its errors in Spanish", async ({ page }) => {
      const { contact } = bookingIn.es;
      if (script) await openBookingPage(page, "es");
      else await page.goto("/es/reservar-entrega");
      const field = (label: string) => page.getByRole("textbox", { name: label });
      await field(contact.addressState).fill("Tejas");
      await field(contact.addressZip).fill("7708");
      await field(contact.email).fill("dana.example.com");
      await (script
        ? nextButton(page, "es")
        : page.getByRole("button", { name: "Reservar mi entrega" })
      ).click();
      await expectErrors(page, {
        [contact.fullName]: name,
        [contact.email]: noAt,
        [contact.addressState]: state,
        [contact.addressZip]: zip,
      });
      if (script) await expect(page.getByText(incomplete)).toBeVisible();
      else {
        const list = page.getByRole("alert").first();
        await expect(list).toContainText("Elija la fecha y la hora de la entrega.");
      }
    });

    test("the quiz in Spanish names its errors in Spanish", async ({ page }) => {
      const { labels } = financingIn.es.quiz;
      if (script) {
        await openQuiz(page, "es");
        await next(page, "es");
      } else {
        await page.goto("/es/servicios/financiamiento");
        await page.getByRole("textbox", { name: labels.zipCode }).fill("7708");
        await getOptions(page, "es").click();
      }
      await expect(page.getByText(incomplete).first()).toBeVisible();
      await expect(
        page.getByRole("textbox", { name: labels.firstName, exact: true }),
      ).toHaveAccessibleDescription(name);
      const missing = script ? [] : ["Elija cuánto piensa gastar.", zip];
      for (const message of missing) {
        await expect(page.getByRole("alert").first()).toContainText(message);
      }
    });

    test("a price match in Spanish names its errors in Spanish, also about its file", async ({
      page,
    }) => {
      const { form } = priceMatchIn.es;
      if (script) await openForm(page, "es");
      else await page.goto("/es/igualamos-precios");
      const frame = formFrame(page, "es");
      await frame.getByRole("textbox", { name: form.competitorPrice }).fill("gratis");
      await submit(frame, "es").click();
      await expectErrors(frame, {
        [form.competitorPrice]: "Escriba el precio de ellos en dólares, como 1299 o 1,299.50.",
        [form.name]: name,
        [form.phone]: either,
      });
      await frame.getByRole("combobox", { name: form.product }).fill("Un sofá");
      await frame.getByRole("textbox", { name: form.competitor }).fill("Big Box");
      await frame.getByRole("textbox", { name: form.competitorPrice }).fill("1,299.50");
      await frame.getByRole("textbox", { name: form.name }).fill("Ana Robles");
      await frame.getByRole("textbox", { name: form.email }).fill("ana@example.com");
      const file = frame.getByLabel(form.offerFile);
      await file.setInputFiles({
        name: "oferta.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("<html>no es una foto</html>"),
      });
      await submit(frame, "es").click();
      await expect(file).toHaveAccessibleDescription(/Ese archivo es una página web/);
      await expect(frame.getByRole("textbox", { name: form.competitor })).toHaveValue("Big Box");
    });
  });
}

test("programs get errors in the language of the address", { tag: "@desktop" }, async ({
  request,
  shop,
}) => {
  const errorsAt = async (path: string, form: Record<string, string>) => {
    const headers = { accept: "application/json" };
    const response = await request.post(shop.url + path, { headers, form });
    return ((await response.json()) as { errors: Record<string, string[]> }).errors;
  };
  const items = JSON.stringify([{ id: "999999", title: "Sofá Brazos", quantity: 1 }]);
  const gone = await errorsAt("/es/pedir-cotizacion", { ...goodQuote, items });
  expect(gone.items?.[0]).toMatch(
    / ya no está disponible\. Quítelo y envíe lo demás, o llámenos y buscamos algo parecido\.$/,
  );
  expect(await errorsAt("/quote-request", { ...goodQuote, items, name: "" })).toMatchObject({
    name: ["Please tell us your name."],
  });
  expect(await errorsAt("/es/servicios/financiamiento", { zipCode: "1" })).toMatchObject({
    firstName: [name],
    zipCode: [zip],
  });
  expect(await errorsAt("/es/pedido-especial", { name: "Ana" })).toEqual({ phone: [either] });

  const upload = async (name: string, buffer: Buffer) => {
    const response = await request.post(`${shop.url}/es/igualamos-precios/formulario`, {
      headers: { accept: "application/json" },
      multipart: { product: "Sofá", offerFile: { name, mimeType: "image/jpeg", buffer } },
    });
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    return errors.offerFile ?? errors.form;
  };
  expect(await upload("oferta.jpg", Buffer.alloc(0))).toEqual([uploadsIn.es.empty]);
  expect(await upload("oferta.jpg", Buffer.from([0, 1, 2, 3]))).toEqual([uploadsIn.es.wrongType]);
  expect(await upload("oferta.jpg", Buffer.alloc(11 * 1024 * 1024))).toEqual([
    "Ese archivo pesa más de 10 MB. Mande uno más chico o una captura de pantalla de la oferta.",
  ]);
  expect((await upload("oferta.jpg", Buffer.alloc(13 * 1024 * 1024)))?.[0]).toContain("10 MB");
});
