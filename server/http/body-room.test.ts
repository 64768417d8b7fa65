import { expect, it } from "vitest";
import { BodyRoom } from "./body-room.ts";

it("takes room for what has arrived, and gives it back", () => {
  const room = new BodyRoom(10);
  const [one, other] = [room.enter(), room.enter()];
  expect(one.take(6)).toBe(true);
  expect(other.take(6)).toBe(false);
  expect(other.take(4)).toBe(true);
  one.leave();
  one.leave();
  expect(other.take(6)).toBe(true);
  expect(room.enter().take(1)).toBe(false);
});
