import type { Material, Primitive, Texture, TextureInfo } from "@gltf-transform/core";
import type { Clearcoat, EmissiveStrength, IOR, Specular, Unlit } from "@gltf-transform/extensions";
import { type MapCoordinates, mapCoordinates } from "./map-coordinates.ts";
import type { PictureInput, SurfaceInput } from "./material-text.ts";
import { tuple } from "./mesh-text.ts";
import type { Packing } from "./packing.ts";
import { asJpeg, channelOf, colorRamp, type Factors, lightRamp, tinted } from "./pictures.ts";
import { shadesOf } from "./shades.ts";

/** How USD's standard surface shows a glTF material, and the map coordinates it needs. */
export interface SurfaceLook {
  inputs: SurfaceInput[];
  coordinates: MapCoordinates[];
}

/** Reflection of a surface whose index of refraction isn't given. */
const usualIor = 1.5;

/**
 * Translates the material of a surface, and adds the pictures it reads to the file. What USD's
 * standard surface lacks is left out: sheen, and colored light in the vertices.
 */
export async function surfaceInputs(
  primitive: Primitive,
  material: Material,
  packing: Packing,
): Promise<SurfaceLook> {
  const coordinates: MapCoordinates[] = [];
  const add = (made: MapCoordinates): number => {
    const known = coordinates.findIndex((other) => other.every((value, at) => value === made[at]));
    return known < 0 ? coordinates.push(made) - 1 : known;
  };
  const read = async (
    texture: Texture | null,
    info: TextureInfo | null,
    how: Pick<PictureInput, "output" | "colorSpace" | "isDirections">,
    convert: (picture: Uint8Array) => Promise<Uint8Array>,
  ): Promise<PictureInput | undefined> => {
    const picture = texture?.getImage();
    const at = picture && info ? mapCoordinates(primitive, info) : undefined;
    if (!picture || !at) return undefined;
    return { ...how, file: packing.add(await convert(picture)), coordinates: add(at) };
  };
  const number = (name: string, value: number): SurfaceInput => ({
    name,
    type: "float",
    from: String(Number(value.toFixed(4))),
  });
  const color = (name: string, value: Factors): SurfaceInput => ({
    name,
    type: "color3f",
    from: tuple(value, 4),
  });

  const [red, green, blue, alpha] = material.getBaseColorFactor();
  const hasAlpha = material.getAlphaMode() !== "OPAQUE";
  const shades = shadesOf(primitive);
  const [tintRed, tintGreen, tintBlue] = shades?.tint ?? [1, 1, 1];
  const base: Factors = [red * tintRed, green * tintGreen, blue * tintBlue];
  const inputs: SurfaceInput[] = [];

  const basePicture = await read(
    material.getBaseColorTexture(),
    material.getBaseColorTextureInfo(),
    { output: "rgb", colorSpace: "sRGB" },
    (picture) => tinted(picture, base, hasAlpha),
  );
  const isUnlit = material.getExtension<Unlit>("KHR_materials_unlit") !== null;
  const shown = isUnlit ? "emissiveColor" : "diffuseColor";
  if (isUnlit) inputs.push(color("diffuseColor", [0, 0, 0]));
  if (basePicture) inputs.push({ name: shown, type: "color3f", from: basePicture });

  const relief = await read(
    material.getNormalTexture(),
    material.getNormalTextureInfo(),
    { output: "rgb", colorSpace: "raw", isDirections: true },
    asJpeg,
  );
  if (relief) inputs.push({ name: "normal", type: "normal3f", from: relief });

  const occlusion = await read(
    shades ? null : material.getOcclusionTexture(),
    material.getOcclusionTextureInfo(),
    { output: "r", colorSpace: "raw" },
    (picture) => channelOf(picture, "red", 1),
  );
  if (occlusion) inputs.push({ name: "occlusion", type: "float", from: occlusion });

  // After the pictures, whose coordinates come first: these are read for the light alone.
  if (shades) {
    const at = add(shades.coordinates);
    const ramp = await (basePicture ? lightRamp() : colorRamp(base));
    const file = packing.add(ramp);
    inputs.push(
      basePicture
        ? {
            name: "occlusion",
            type: "float",
            from: { file, coordinates: at, output: "r", colorSpace: "raw" },
          }
        : {
            name: shown,
            type: "color3f",
            from: { file, coordinates: at, output: "rgb", colorSpace: "sRGB" },
          },
    );
  } else if (!basePicture) inputs.push(color(shown, base));

  const metalRough = material.getMetallicRoughnessTexture();
  const metalRoughInfo = material.getMetallicRoughnessTextureInfo();
  const raw = { output: "r", colorSpace: "raw" } as const;
  for (const [name, channel, factor] of [
    ["roughness", "green", material.getRoughnessFactor()],
    ["metallic", "blue", material.getMetallicFactor()],
  ] as const) {
    const picture = await read(metalRough, metalRoughInfo, raw, (bytes) =>
      channelOf(bytes, channel, factor),
    );
    inputs.push(picture ? { name, type: "float", from: picture } : number(name, factor));
  }

  const glow = material.getExtension<EmissiveStrength>("KHR_materials_emissive_strength");
  const strength = glow?.getEmissiveStrength() ?? 1;
  const [glowRed, glowGreen, glowBlue] = material.getEmissiveFactor();
  const light: Factors = [glowRed * strength, glowGreen * strength, glowBlue * strength];
  if (!isUnlit && Math.max(...light) > 0) {
    const picture = await read(
      material.getEmissiveTexture(),
      material.getEmissiveTextureInfo(),
      { output: "rgb", colorSpace: "sRGB" },
      (bytes) => tinted(bytes, light),
    );
    inputs.push(
      picture
        ? { name: "emissiveColor", type: "color3f", from: picture }
        : color("emissiveColor", light),
    );
  }

  if (hasAlpha) {
    inputs.push(
      basePicture && alpha === 1
        ? { name: "opacity", type: "float", from: { ...basePicture, output: "a" } }
        : number("opacity", alpha),
    );
  }
  if (material.getAlphaMode() === "MASK") {
    inputs.push(number("opacityThreshold", material.getAlphaCutoff()));
  }

  inputs.push(number("ior", iorOf(material)));
  const coat = material.getExtension<Clearcoat>("KHR_materials_clearcoat");
  if (coat && coat.getClearcoatFactor() > 0) {
    inputs.push(number("clearcoat", coat.getClearcoatFactor()));
    inputs.push(number("clearcoatRoughness", coat.getClearcoatRoughnessFactor()));
  }
  return { inputs, coordinates };
}

/** The index of refraction that reflects as much as the material with its specular factor does. */
function iorOf(material: Material): number {
  const ior = material.getExtension<IOR>("KHR_materials_ior")?.getIOR() ?? usualIor;
  const specular = material.getExtension<Specular>("KHR_materials_specular");
  const factor = specular?.getSpecularFactor() ?? 1;
  const amplitude = Math.abs((ior - 1) / (ior + 1)) * Math.sqrt(factor);
  return (1 + amplitude) / (1 - amplitude);
}
