import type { Material, Primitive } from "@gltf-transform/core";
import type { Clearcoat, EmissiveStrength, IOR, Specular, Unlit } from "@gltf-transform/extensions";
import type { MapCoordinates } from "./map-coordinates.ts";
import type { PictureInput, SurfaceInput } from "./material-text.ts";
import { tuple } from "./mesh-text.ts";
import type { Packing } from "./packing.ts";
import { PictureReader } from "./picture-reader.ts";
import { asJpeg, channelOf, colorRamp, type Factors, lightRamp, tinted } from "./pictures.ts";
import { shadesOf } from "./shades.ts";

/** How USD's standard surface shows a glTF material, and the map coordinates it needs. */
export interface SurfaceLook {
  inputs: SurfaceInput[];
  coordinates: MapCoordinates[];
}

const colors = { output: "rgb", colorSpace: "sRGB" } as const;
const numbers = { output: "r", colorSpace: "raw" } as const;
/** Of a surface whose index of refraction isn't given. */
const usualIor = 1.5;

/**
 * Translates the material of a surface, and adds the pictures it reads to the file. What USD's
 * standard surface lacks is left out: sheen, and colors that differ from vertex to vertex.
 */
export async function surfaceInputs(
  primitive: Primitive,
  material: Material,
  packing: Packing,
): Promise<SurfaceLook> {
  const reader = new PictureReader(primitive, packing);
  const inputs = [
    ...(await colorAndLight(primitive, material, reader)),
    ...(await relief(material, reader)),
    ...(await roughAndMetallic(material, reader)),
    ...(await glow(material, reader)),
    number("ior", iorOf(material)),
    ...coat(material),
  ];
  return { inputs, coordinates: reader.coordinates };
}

/** Color, opacity and occlusion, with the light that is baked into the vertices. */
async function colorAndLight(
  primitive: Primitive,
  material: Material,
  reader: PictureReader,
): Promise<SurfaceInput[]> {
  const [red, green, blue] = material.getBaseColorFactor();
  const shades = shadesOf(primitive);
  const [tintRed, tintGreen, tintBlue] = shades?.tint ?? [1, 1, 1];
  const base: Factors = [red * tintRed, green * tintGreen, blue * tintBlue];
  const picture = await reader.read(
    material.getBaseColorTexture(),
    material.getBaseColorTextureInfo(),
    colors,
    (bytes) => tinted(bytes, base, material.getAlphaMode() !== "OPAQUE"),
  );
  const occlusion = await reader.read(
    shades ? null : material.getOcclusionTexture(),
    material.getOcclusionTextureInfo(),
    numbers,
    (bytes) => channelOf(bytes, "red", 1),
  );
  // No viewer multiplies a picture with vertex colors. With a picture the light darkens what is
  // reflected, as occlusion; without one the color itself is read from a picture of all its shades.
  const darkened =
    shades && picture ? reader.add(await lightRamp(), shades.coordinates, numbers) : occlusion;
  const shaded = shades && !picture;
  const color = shaded ? reader.add(await colorRamp(base), shades.coordinates, colors) : picture;
  return [
    ...shownColor(material, color ?? tuple(base, 4)),
    ...(darkened ? [{ name: "occlusion", type: "float", from: darkened } as const] : []),
    ...opacity(material, picture),
  ];
}

/** An unlit surface gives its color as light. */
function shownColor(material: Material, from: SurfaceInput["from"]): SurfaceInput[] {
  const isUnlit = material.getExtension<Unlit>("KHR_materials_unlit") !== null;
  const color = {
    name: isUnlit ? "emissiveColor" : "diffuseColor",
    type: "color3f",
    from,
  } as const;
  return isUnlit ? [{ name: "diffuseColor", type: "color3f", from: "(0,0,0)" }, color] : [color];
}

function opacity(material: Material, picture: PictureInput | undefined): SurfaceInput[] {
  const mode = material.getAlphaMode();
  if (mode === "OPAQUE") return [];
  const alpha = material.getAlpha();
  const inPicture = picture && alpha === 1;
  return [
    inPicture
      ? { name: "opacity", type: "float", from: { ...picture, output: "a" } }
      : number("opacity", alpha),
    ...(mode === "MASK" ? [number("opacityThreshold", material.getAlphaCutoff())] : []),
  ];
}

async function relief(material: Material, reader: PictureReader): Promise<SurfaceInput[]> {
  const picture = await reader.read(
    material.getNormalTexture(),
    material.getNormalTextureInfo(),
    { output: "rgb", colorSpace: "raw", isDirections: true },
    asJpeg,
  );
  return picture ? [{ name: "normal", type: "normal3f", from: picture }] : [];
}

async function roughAndMetallic(
  material: Material,
  reader: PictureReader,
): Promise<SurfaceInput[]> {
  const both = [
    ["roughness", "green", material.getRoughnessFactor()],
    ["metallic", "blue", material.getMetallicFactor()],
  ] as const;
  return Promise.all(
    both.map(async ([name, channel, factor]) => {
      const picture = await reader.read(
        material.getMetallicRoughnessTexture(),
        material.getMetallicRoughnessTextureInfo(),
        numbers,
        (bytes) => channelOf(bytes, channel, factor),
      );
      return picture ? { name, type: "float", from: picture } : number(name, factor);
    }),
  );
}

async function glow(material: Material, reader: PictureReader): Promise<SurfaceInput[]> {
  const extension = material.getExtension<EmissiveStrength>("KHR_materials_emissive_strength");
  const strength = extension?.getEmissiveStrength() ?? 1;
  const [red, green, blue] = material.getEmissiveFactor();
  const light: Factors = [red * strength, green * strength, blue * strength];
  if (Math.max(...light) === 0 || material.getExtension("KHR_materials_unlit")) return [];
  const picture = await reader.read(
    material.getEmissiveTexture(),
    material.getEmissiveTextureInfo(),
    colors,
    (bytes) => tinted(bytes, light),
  );
  return [{ name: "emissiveColor", type: "color3f", from: picture ?? tuple(light, 4) }];
}

function coat(material: Material): SurfaceInput[] {
  const clearcoat = material.getExtension<Clearcoat>("KHR_materials_clearcoat");
  if (!clearcoat) return [];
  return [
    number("clearcoat", clearcoat.getClearcoatFactor()),
    number("clearcoatRoughness", clearcoat.getClearcoatRoughnessFactor()),
  ];
}

/** The index of refraction that reflects as much as the material with its specular factor does. */
function iorOf(material: Material): number {
  const ior = material.getExtension<IOR>("KHR_materials_ior")?.getIOR() ?? usualIor;
  const specular = material.getExtension<Specular>("KHR_materials_specular");
  const amplitude = ((ior - 1) / (ior + 1)) * Math.sqrt(specular?.getSpecularFactor() ?? 1);
  return (1 + amplitude) / (1 - amplitude);
}

function number(name: string, value: number): SurfaceInput {
  return { name, type: "float", from: String(Number(value.toFixed(4))) };
}
