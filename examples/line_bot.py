"""A bot that speaks JSON lines; it could be written in any language.

merrymen arena kings_and_creatures --bots "run:python examples/line_bot.py,random"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)["choose"]
    print(json.dumps({"action": max(question["legal"])}), flush=True)
