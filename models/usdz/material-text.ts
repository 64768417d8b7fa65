/** A picture that a surface reads, and how. */
export interface PictureInput {
  /** Name of the file in the USDZ. */
  file: string;
  /** Number of the map coordinates to read it at: see `primvarOf`. */
  coordinates: number;
  output: "rgb" | "r" | "a";
  colorSpace: "sRGB" | "raw";
  /** Whether it has directions, which a picture can only keep as 0 to 1. */
  isDirections?: boolean;
}

/** An input of USD's standard surface: a value as text, or a picture. */
export interface SurfaceInput {
  name: string;
  type: "color3f" | "float" | "normal3f";
  from: string | PictureInput;
}

/** The name of a mesh's map coordinates, by number. */
export function primvarOf(coordinates: number): string {
  return coordinates === 0 ? "st" : `st${coordinates}`;
}

/** A material in USD's text form, with the pictures it reads; `path` is where it is in the model. */
export function materialText(path: string, inputs: readonly SurfaceInput[]): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const pictures = inputs.flatMap(({ from }) => (typeof from === "string" ? [] : [from]));
  const read = new Map(pictures.map((picture) => [shaderOf(picture), picture]));
  const sets = [...new Set(pictures.map(({ coordinates }) => coordinates))];
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs.map((input) => `                ${inputText(path, input)}`).join("\n")}
                token outputs:surface
            }
${sets.map(readerText).join("")}${[...read.values()].map((picture) => pictureText(path, picture)).join("")}        }
`;
}

function inputText(path: string, { name, type, from }: SurfaceInput): string {
  return typeof from === "string"
    ? `${type} inputs:${name} = ${from}`
    : `${type} inputs:${name}.connect = <${path}/${shaderOf(from)}.outputs:${from.output}>`;
}

function readerText(coordinates: number): string {
  return `            def Shader "${readerOf(coordinates)}"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "${primvarOf(coordinates)}"
                float2 outputs:result
            }
`;
}

function pictureText(path: string, picture: PictureInput): string {
  const directions = `                float4 inputs:scale = (2, 2, 2, 1)
                float4 inputs:bias = (-1, -1, -1, 0)
`;
  return `            def Shader "${shaderOf(picture)}"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${picture.file}@
                float2 inputs:st.connect = <${path}/${readerOf(picture.coordinates)}.outputs:result>
                token inputs:sourceColorSpace = "${picture.colorSpace}"
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
${picture.isDirections ? directions : ""}                float outputs:r
                float outputs:a
                float3 outputs:rgb
            }
`;
}

const readerOf = (coordinates: number) => `Read_${primvarOf(coordinates)}`;

/** The same picture read for color and opacity is one shader. */
const shaderOf = ({ file, coordinates }: PictureInput) =>
  `${file.replaceAll(/\W/g, "_")}_${primvarOf(coordinates)}`;
