import { describe, expect, it } from "vitest";
import { CommandError } from "./output.ts";
import { readRequest } from "./request.ts";

const split = (line: string) => line.split(" ");

describe("the command line of npm run leads", () => {
  it("erases by e-mail or by phone, and refuses both at once", () => {
    expect(readRequest(split("erase --email a@x.example"))).toMatchObject({
      person: { email: "a@x.example" },
      accepted: false,
    });
    expect(readRequest(split("erase --email a@x.example --accepted"))).toMatchObject({
      accepted: true,
    });
    expect(readRequest(["erase", "--phone", "713 555 0142"])).toMatchObject({
      person: { phone: "713 555 0142" },
    });
    const both = split("erase --email a@x.example --phone 7135550142");
    expect(() => readRequest(both)).toThrow("Nothing was erased: give --email or --phone");
  });

  it.each([
    ["list extra words", '"extra" "words"'],
    ["show Q-7K3M9 Q-7K3M8", '"Q-7K3M8"'],
    ["erase --phone 713 555 0142", '"555" "0142"'],
    ["erase a@x.example", '"a@x.example"'],
    ["erase --email a@x.example --email b@x.example", "--email stands there twice"],
    ["erase --email a@x.example --limit 3", "erase does not take --limit"],
    ["export --format csv --parked", "export does not take --parked"],
    ["list --out file", "list does not take --out"],
  ])("refuses %s", (line, expected) => {
    expect(() => readRequest(split(line))).toThrow(CommandError);
    expect(() => readRequest(split(line))).toThrow(expected);
  });

  it("accepts the documented commands, each with --json", () => {
    for (const line of [
      "list --limit 3",
      "show Q-7K3M9",
      "export --format csv",
      "export --format json",
      "redeliver Q-7K3M9",
      "redeliver --parked",
      "erase --email a@x.example",
    ]) {
      expect(readRequest([...split(line), "--json"]).json).toBe(true);
    }
  });
});
