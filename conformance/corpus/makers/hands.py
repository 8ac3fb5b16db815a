"""Recordings of hands."""
import math
import struct

JOINTS = 26


def _pose(joint, time):
    angle = 0.02 * joint + time
    return (0.01 * joint, 1.2 + 0.1 * math.sin(time), 0.4 - 0.003 * joint, 0.0, math.sin(angle / 2), 0.0,
            math.cos(angle / 2))


def _string(text):
    content = text.encode()
    length = len(content)
    prefix = b""
    while length > 127:
        prefix += bytes([length & 127 | 128])
        length >>= 7
    return prefix + bytes([length]) + content


def handsbin_recording():
    def recording(name, frames):
        out = struct.pack("<i", 1) + _string(name) + struct.pack("<fi", len(frames) / 60, len(frames))
        for number, (left, right, left_valid, right_valid) in enumerate(frames):
            time = number / 60
            out += struct.pack("<f4B", time, left, right, left_valid, right_valid)
            for _ in range(bool(left) + bool(right)):
                for joint in range(JOINTS):
                    out += struct.pack("<7f", *_pose(joint, time))
        return out

    yield "empty.handsbin", recording("", [])
    yield "pinch.handsbin", recording("pinch", [(1, 0, 1, 0)] * 3 + [(1, 1, 1, 1)] * 4 + [(0, 1, 0, 1), (0, 0, 0, 0)])
    yield "long_name.handsbin", recording("Aufnahme «Händedruck» " * 9, [(0, 1, 1, 255)])


def hl2ss_spatial_input():
    def recording(packets, user=b""):
        out = b"HL2SSV23" + struct.pack("<HI", 3812, len(user)) + user
        for number in range(packets):
            time = number / 30
            payload = struct.pack("<I", 0b1111 if number % 2 else 0b0111)
            payload += struct.pack("<9f", 0, 1.6, 0, 0, 0, -1, 0, 1, 0) + struct.pack("<6f", 0, 1.6, 0, 0.1, 0, -1)
            for joint in range(2 * JOINTS):
                x, y, z, qx, qy, qz, qw = _pose(joint % JOINTS, time)
                payload += struct.pack("<8fi", qx, qy, qz, qw, x, y, -z, 0.008, joint % 3)
            matrix = struct.pack("<16f", *(float(i % 5 == 0) for i in range(16)))
            out += struct.pack("<QI", 132000000000000000 + 333333 * number, len(payload)) + payload + matrix
        return out

    yield "empty.bin", recording(0)
    yield "walk.bin", recording(5, b"\x01\x02\x03\x04")
