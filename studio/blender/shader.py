"""A Cycles material under construction, node by node."""
import bpy

from textures import texture


class Shader:
    """A material under construction: `add` a node with inputs, `feed` sockets, set principled inputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]

    def add(self, kind, operation=None, **inputs):
        """A new node ShaderNode`kind`; `Base_Color=...` feeds its input "Base Color"."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        if operation:
            node.operation = operation
        for key, value in inputs.items():
            self.feed(node.inputs[key.replace("_", " ")], value)
        return node

    def math(self, operation, *values):
        """The result of a Math node: `operation` ("ADD", "FRACT" …) of sockets and numbers."""
        node = self.add("Math", operation)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def feed(self, socket, value):
        """Links `value` to an input socket if it is an output socket, else sets the input to it."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def surface(self, **inputs):
        """Feeds inputs of the principled surface, `Base_Color=...` its "Base Color"; returns the material."""
        for key, value in inputs.items():
            self.feed(self.principled.inputs[key.replace("_", " ")], value)
        return self.material

    def mixed(self, first, second, part):
        """Mixes two surfaces; `part` is the fraction of the second."""
        mix = self.add("MixShader", Fac=part)
        self.feed(mix.inputs[1], first.outputs[0])
        self.feed(mix.inputs[2], second.outputs[0])
        return mix

    def finish(self, surface):
        """Replaces the material's principled surface with another."""
        self.feed(self.tree.nodes["Material Output"].inputs[0], surface.outputs[0])
        return self.material

    def map_range(self, value, old, new):
        """`value` mapped from the range `old` (from, to) to the range `new`, and clamped to it."""
        node = self.add("MapRange", Value=value)
        for socket, limit in zip(node.inputs[1:5], (*old, *new)):
            socket.default_value = limit
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, distortion=0.0):
        """Soft noise 0..1 with about `scale` clouds to each unit of `vector`."""
        node = self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail, Distortion=distortion)
        return node.outputs[0]

    def image(self, path, vector):
        """The picture file `path` at `vector`, its values read as plain numbers."""
        node = self.add("TexImage", Vector=vector)
        node.image = bpy.data.images.load(path, check_existing=True)
        node.image.colorspace_settings.name = "Non-Color"
        return node.outputs[0]

    def blend(self, factor, dark, light):
        """A color between `dark` (at 0) and `light` (at 1): linear RGB, or a node's output."""
        node = self.add("Mix")
        node.data_type = "RGBA"
        self.feed(node.inputs[0], factor)
        for socket, colour in zip(node.inputs[6:8], (dark, light)):
            self.feed(socket, colour if isinstance(colour, bpy.types.NodeSocket) else (*colour, 1))
        return node.outputs[2]

    def shade(self, colour, value):
        """`colour`, `value` times as bright."""
        return self.add("HueSaturation", Color=colour, Value=value).outputs[0]

    def polarised(self, specular):
        """Specular strength as through a polarizing filter: a top seen at a grazing angle keeps its color instead of
        the lamp's.
        """
        facing = self.add("LayerWeight").outputs["Facing"]
        return self.map_range(facing, (0.45, 0.85), (specular, 0))

    def woven(self, weave, tile, relief):
        """The weave's maps repeated every `tile` meters: how light each yarn is, and the normal from its relief (m)."""
        uv = self.add("UVMap").outputs[0]
        place = self.add("Mapping", Vector=uv, Scale=(1 / tile,) * 3).outputs[0]
        bump = self.add("Bump", Height=self.image(texture(weave, "h"), place), Distance=relief, Strength=0.8)
        return self.image(texture(weave, "c"), place), bump.outputs[0]
