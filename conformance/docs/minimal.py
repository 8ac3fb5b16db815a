"""A minimal executor: it decodes the first fields of files of one format.

diptych conformance run --executor 'python3 conformance/docs/minimal.py' --case '*mrtk-1.1*'
"""
import json
import struct
import sys


def decode(data):
    """Returns the infoset of a file without curves and markers."""
    magic, major, minor, *flags = struct.unpack_from("<8siiBBB", data)
    if magic.hex() != "c6429e0f6eaf8f6a":
        return {"refused": []}
    if any(flags) or data[19:] != b"\0\0\0\0":
        return {"unsupported": "curves and markers"}
    names = ["has_camera_pose", "has_hand_data", "has_eye_gaze"]
    fields = {
        "magic": {"bytes": magic.hex()},
        "version_major": {"s4": str(major)},
        "version_minor": {"s4": str(minor)},
        **{name: {"u1": str(flag)} for name, flag in zip(names, flags)},
        "markers": {
            "struct": "input_animation_types::marker_list",
            "fields": {"num_markers": {"s4": "0"}, "markers": []},
        },
    }
    root = {"struct": "input_animation_1_1_shipped", "fields": fields}
    return {"infoset": {"infoset": 1, "schema": "input_animation/1.1/shipped", "root": root}}


def answer(request):
    if request["do"] == "hello":
        return {"name": "minimal", "does": ["decode"]}
    if request.get("schema") != "input_animation/1.1/shipped":
        return {"unsupported": "other formats"}
    try:
        return decode(bytes.fromhex(request["data"]))
    except struct.error:
        return {"refused": []}


while length := sys.stdin.buffer.read(4):
    request = json.loads(sys.stdin.buffer.read(int.from_bytes(length, "little")))
    message = json.dumps(answer(request)).encode()
    sys.stdout.buffer.write(len(message).to_bytes(4, "little") + message)
    sys.stdout.buffer.flush()
