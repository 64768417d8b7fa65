import { expect, test } from "vitest";
import { fetchLimits, fetchPictures, namedPictures } from "./fetch-pictures.ts";

test("a product's pictures are named by their order and color (rule 3.19)", () => {
  const picture = (color?: string) => ({
    address: "https://a.example/x",
    alt: "x",
    ...(color ? { color } : {}),
  });
  const pictures = [picture("Gray"), picture("Dove Gray"), picture("Dove Gray"), picture("Gray")];
  const names = namedPictures("sofa", pictures).map(({ name }) => name);
  expect(names).toEqual(["sofa/primary", "sofa/primary-dove-gray", "sofa/view-3", "sofa/view-4"]);
  expect(namedPictures("sofa", [picture(), picture()])[1]?.name).toBe("sofa/alternate");
});

test("each picture that could not be fetched is reported", async () => {
  async function* pictures() {
    yield { name: "sofa/primary", address: "http://a.example/x.jpg", alt: "Sofa" };
  }
  const rules = { ...fetchLimits, hosts: ["a.example"] };
  expect(await fetchPictures(pictures(), rules, async () => [])).toEqual({
    fetched: 0,
    problems: ["sofa/primary: http://a.example/x.jpg: is not an https address"],
  });
});
