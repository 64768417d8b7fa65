"""Entry point inside Blender: `blender -b -P export_light.py -- job.json` renders the product studio's light.

The picture is a panorama of everything that lights a product: floor, fill and softboxes, as seen from the middle of a
product, in Radiance's HDR format. Its middle column looks along +X, as 3D viewers on the web expect. A job is a list
with one {path, width}.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import cyclorama  # noqa: E402
from stage import clear_stage, link, place  # noqa: E402
from units import radians  # noqa: E402

EYE = (0, 0, 0.45)
SAMPLES = 1024

with open(sys.argv[sys.argv.index("--") + 1]) as file:
    job = json.load(file)[0]
scene = clear_stage()
lens = bpy.data.cameras.new("panorama")
lens.type = "PANO"
lens.cycles.panorama_type = "EQUIRECTANGULAR"
scene.camera = place(link(bpy.data.objects.new("panorama", lens)), EYE, (90, 0, 0))
cyclorama.build(scene)
scene.camera.rotation_euler = radians(90, 0, -90)
for light in scene.objects:
    light.visible_camera = True
scene.cycles.samples = SAMPLES
scene.render.resolution_x, scene.render.resolution_y = job["width"], job["width"] // 2
scene.render.image_settings.file_format = "HDR"
scene.render.filepath = job["path"]
bpy.ops.render.render(write_still=True)
print("lit", flush=True)
