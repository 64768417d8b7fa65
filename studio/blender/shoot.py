"""Entry point inside Blender: `blender -b -P shoot.py -- job.json`, a job being a list of shots (see shots.py)."""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import shots  # noqa: E402

job_path = sys.argv[sys.argv.index("--") + 1]
with open(job_path) as job:
    for shot in json.load(job):
        shots.take(shot)
