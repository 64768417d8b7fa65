// @ts-expect-error: three.js has no types of its own
import { Box3, BoxGeometry, Group, Mesh, Object3D } from "three";
import { expect, test } from "vitest";
import { type ModelScene, measuredBox } from "./measured-box.ts";

interface Part {
  name: string;
  position: { set: (x: number, y: number, z: number) => void };
}

/** A scene with these objects, which the viewer has moved so that it turns about their middle. */
function sceneOf(...parts: Part[]): ModelScene {
  const model = new Group();
  model.add(...parts);
  const boundingBox = new Box3().setFromObject(model);
  const target = new Object3D();
  target.position.set(0.3, -0.5, 0.2);
  target.add(model);
  target.updateMatrixWorld(true);
  return { target, boundingBox };
}

function chair(x: number): Part {
  const mesh = new Mesh(new BoxGeometry(0.5, 1, 0.6));
  mesh.position.set(x, 0.5, 0);
  return mesh;
}

const rounded = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => Math.round(value * 1000) / 1000 + 0));

test("a model is measured as a whole (rule 5.16)", () => {
  const { center, halves } = measuredBox(sceneOf(chair(-1), chair(1)));
  expect(rounded([center, ...halves])).toEqual([
    [0, 0.5, 0],
    [1.25, 0, 0],
    [0, 0.5, 0],
    [0, 0, 0.3],
  ]);
});

test("of a pair, the piece that the catalog measures (rule 5.16)", () => {
  const measured = new Group();
  measured.name = "measured";
  measured.add(chair(1));
  const { center, halves } = measuredBox(sceneOf(chair(-1), measured));
  expect(rounded([center, ...halves])).toEqual([
    [1, 0.5, 0],
    [0.25, 0, 0],
    [0, 0.5, 0],
    [0, 0, 0.3],
  ]);
});

test("a leaning piece is measured along itself (rule 5.16)", () => {
  const mirror = new Mesh(new BoxGeometry(1, 2, 0.1));
  mirror.name = "measured";
  mirror.position.set(0, 1, 0);
  mirror.rotation.x = -Math.PI / 6;
  const { center, halves } = measuredBox(sceneOf(mirror));
  expect(rounded([center])).toEqual([[0, 1, 0]]);
  expect(halves.map((half) => Math.hypot(...half).toFixed(3))).toEqual(["0.500", "1.000", "0.050"]);
  expect(rounded([halves[1]])).toEqual([[0, 0.866, -0.5]]);
});
