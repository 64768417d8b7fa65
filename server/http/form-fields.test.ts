import { expect, it } from "vitest";
import { parseForm } from "./form-fields.ts";

/** The form as it comes over the wire, taken apart. */
async function taken(form: FormData) {
  const posted = new Response(form);
  const body = Buffer.from(await posted.arrayBuffer());
  return parseForm(body, posted.headers.get("content-type") ?? "");
}

it("takes the first file of a field that was not left empty", async () => {
  const form = new FormData();
  form.append("offerFile", new File([], ""));
  form.append("offerFile", new File(["first"], "first.pdf"));
  form.append("offerFile", new File(["second"], "second.pdf"));
  form.append("other", new File(["third"], "third.pdf"));
  expect(await taken(form)).toHaveProperty(
    "files",
    new Map([
      ["offerFile", { name: "first.pdf", bytes: Buffer.from("first") }],
      ["other", { name: "third.pdf", bytes: Buffer.from("third") }],
    ]),
  );
});
