"""Writes glTF 2.0 binaries: plain core glTF with optional extensions (variants, specular, sheen), so that every viewer
can read them.
"""
import json
import struct

import numpy as np

FLOAT, UNSIGNED_SHORT, UNSIGNED_INT, UNSIGNED_BYTE = 5126, 5123, 5125, 5121
VERTICES, INDICES = 34962, 34963
VARIANTS, SPECULAR, SHEEN = "KHR_materials_variants", "KHR_materials_specular", "KHR_materials_sheen"
FUZZ = 0.4  # roughness of a sheen: how far the light edge of a pile extends


class GlbFile:
    """A file under construction: begin each `node`, add its surfaces with `part`, then `write` the file."""

    def __init__(self, variants):
        self.binary = bytearray()
        self.tree = {
            "asset": {"version": "2.0", "generator": "parsons studio"},
            "scene": 0, "scenes": [{"nodes": []}], "nodes": [], "meshes": [], "materials": [], "accessors": [], "bufferViews": [],
        }
        self._images, self._looks = {}, {}
        if len(variants) > 1:
            self._uses(VARIANTS)
            self.tree["extensions"] = {VARIANTS: {"variants": [{"name": label} for label in variants]}}

    def _uses(self, extension):
        used = self.tree.setdefault("extensionsUsed", [])
        if extension not in used:
            used.append(extension)

    def node(self, name, place=(0, 0, 0), turn=(0, 0, 0, 1)):
        """Begins a node at `place` (m), turned by the quaternion `turn` (x, y, z, w); parts that follow belong to it."""
        node = {"mesh": len(self.tree["meshes"]), "name": name}
        if any(place):
            node["translation"] = [float(c) for c in place]
        if abs(turn[3]) < 1 - 1e-9:
            node["rotation"] = [float(c) for c in turn]
        self.tree["scenes"][0]["nodes"].append(len(self.tree["nodes"]))
        self.tree["nodes"].append(node)
        self.tree["meshes"].append({"primitives": []})

    def look(self, look):
        """Index of the material of `look`: colour (linear), roughness, metallic, specular, sheen, alpha, base and relief
        (JPEG bytes), glow (linear) and glow_map (JPEG bytes).
        """
        key = repr(sorted((k, v if not isinstance(v, bytes) else hash(v)) for k, v in look.items()))
        if key not in self._looks:
            self._looks[key] = len(self.tree["materials"])
            self.tree["materials"].append(self._material(look))
        return self._looks[key]

    def _material(self, look):
        surface = {
            "baseColorFactor": [round(float(c), 4) for c in (*look["colour"], look.get("alpha", 1))],
            "metallicFactor": round(look.get("metallic", 0.0), 3), "roughnessFactor": round(look["roughness"], 3),
        }
        material = {"pbrMetallicRoughness": surface, "doubleSided": True}
        if "specular" in look:
            self._extend(material, SPECULAR, {"specularFactor": look["specular"]})
        if any(look.get("sheen", ())):
            self._extend(material, SHEEN, {"sheenColorFactor": [round(float(c), 3) for c in look["sheen"]], "sheenRoughnessFactor": FUZZ})
        if look.get("base"):
            surface["baseColorTexture"] = {"index": self._texture(look["base"])}
        if look.get("relief"):
            material["normalTexture"] = {"index": self._texture(look["relief"]), "scale": look.get("depth", 1.0)}
        if look.get("glow"):
            material["emissiveFactor"] = [round(float(c), 4) for c in look["glow"]]
        if look.get("glow_map"):
            material["emissiveTexture"] = {"index": self._texture(look["glow_map"])}
        if "alpha" in look:
            material["alphaMode"] = "BLEND"
        return material

    def _extend(self, material, extension, values):
        material.setdefault("extensions", {})[extension] = values
        self._uses(extension)

    def _texture(self, jpeg):
        if jpeg not in self._images:
            tree = self.tree
            tree.setdefault("samplers", [{"magFilter": 9729, "minFilter": 9987, "wrapS": 10497, "wrapT": 10497}])
            tree.setdefault("images", []).append({"bufferView": self._view(jpeg), "mimeType": "image/jpeg"})
            tree.setdefault("textures", []).append({"sampler": 0, "source": len(tree["images"]) - 1})
            self._images[jpeg] = len(tree["textures"]) - 1
        return self._images[jpeg]

    def part(self, points, normals, uvs, shades, triangles, looks):
        """A surface of the last node: vertices in metres, y up; `shades` 0..1 darken it; `looks` are its materials, one for each variant."""
        attributes = {
            "POSITION": self._accessor(points.astype("<f4"), FLOAT, "VEC3", VERTICES, bounds=True),
            "NORMAL": self._accessor(normals.astype("<f4"), FLOAT, "VEC3", VERTICES),
            "COLOR_0": self._accessor(_shade_bytes(shades), UNSIGNED_BYTE, "VEC4", VERTICES, normalized=True),
        }
        if any(look.get("base") or look.get("glow_map") for look in looks):
            attributes["TEXCOORD_0"] = self._accessor(uvs.astype("<f4"), FLOAT, "VEC2", VERTICES)
        kind = ("<u2", UNSIGNED_SHORT) if len(points) < 65535 else ("<u4", UNSIGNED_INT)
        indices = self._accessor(triangles.reshape(-1).astype(kind[0]), kind[1], "SCALAR", INDICES)
        made = [self.look(look) for look in looks]
        primitive = {"attributes": attributes, "indices": indices, "material": made[0]}
        if len(set(made)) > 1:
            mappings = [{"material": index, "variants": [k for k, m in enumerate(made) if m == index]} for index in dict.fromkeys(made)]
            primitive["extensions"] = {VARIANTS: {"mappings": mappings}}
        self.tree["meshes"][-1]["primitives"].append(primitive)

    def _accessor(self, values, component, kind, target, bounds=False, normalized=False):
        accessor = {"bufferView": self._view(values.tobytes(), target), "componentType": component, "count": len(values), "type": kind}
        if bounds:
            accessor["min"], accessor["max"] = values.min(0).tolist(), values.max(0).tolist()
        if normalized:
            accessor["normalized"] = True
        self.tree["accessors"].append(accessor)
        return len(self.tree["accessors"]) - 1

    def _view(self, data, target=None):
        self.binary.extend(b"\0" * (-len(self.binary) % 4))
        view = {"buffer": 0, "byteOffset": len(self.binary), "byteLength": len(data)}
        if target:
            view["target"] = target
        self.binary.extend(data)
        self.tree["bufferViews"].append(view)
        return len(self.tree["bufferViews"]) - 1

    def write(self, path):
        """Writes the file and returns its size in bytes."""
        self.binary.extend(b"\0" * (-len(self.binary) % 4))
        self.tree["buffers"] = [{"byteLength": len(self.binary)}]
        text = json.dumps(self.tree, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        size = 12 + 8 + len(text) + 8 + len(self.binary)
        with open(path, "wb") as file:
            file.write(struct.pack("<4sII", b"glTF", 2, size))
            file.write(struct.pack("<I4s", len(text), b"JSON") + text)
            file.write(struct.pack("<I4s", len(self.binary), b"BIN\0") + self.binary)
        return size


def _shade_bytes(shades):
    grey = np.clip(np.round(shades * 255), 0, 255).astype("u1")
    return np.stack([grey, grey, grey, np.full_like(grey, 255)], 1)
