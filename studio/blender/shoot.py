"""Entry point inside Blender: `blender -b -P shoot.py -- job.json`; a job is a list of shots (see shots.py).

Every module is loaded first, so that editing a model during a long run can't break it; a shot that fails is reported,
and the run continues with the next.
"""
import importlib
import json
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402

job_path = sys.argv[sys.argv.index("--") + 1]
with open(job_path) as job:
    wanted = json.load(job)
for shot in wanted:
    importlib.import_module(f"rooms.{shot['room']}" if shot["kind"] == "room" else f"models.{shot['model']}")
for shot in wanted:
    try:
        shots.take(shot)
    except Exception:
        print(f"failed {shot['name']}", flush=True)
        traceback.print_exc()
