"""Sound and music."""
import io
import struct
import wave


def _tone(frames, width=2):
    return b"".join(int((i * 37) % 200 - 100).to_bytes(width, "little", signed=True) for i in range(frames))


def wav_sound():
    for name, channels, width, frames in (("mono.wav", 1, 2, 50), ("stereo.wav", 2, 2, 20), ("empty.wav", 1, 2, 0)):
        out = io.BytesIO()
        with wave.open(out, "wb") as made:
            made.setparams((channels, width, 8000, 0, "NONE", ""))
            made.writeframes(_tone(frames * channels, width))
        yield name, out.getvalue()
    info = b"INFO" + b"ISFT" + struct.pack("<I", 5) + b"test\0\0"
    form = b"WAVE" + b"fmt " + struct.pack("<IHHIIHHH", 18, 3, 1, 8000, 32000, 4, 32, 0) + b"fact" + struct.pack(
        "<II", 4, 2) + b"LIST" + struct.pack("<I", len(info)) + info + b"data" + struct.pack("<Iff", 8, 0.5, -0.25)
    yield "float.wav", b"RIFF" + struct.pack("<I", len(form)) + form


def aiff_sound():
    def form(kind, *chunks):
        body = kind + b"".join(i + struct.pack(">I", len(b)) + b + bytes(len(b) % 2) for i, b in chunks)
        return b"FORM" + struct.pack(">I", len(body)) + body

    rate = struct.pack(">HQ", 16383 + 12, 8000 << 51)
    common = struct.pack(">hIh", 1, 3, 16) + rate
    yield "plain.aiff", form(b"AIFF", (b"COMM", common), (b"SSND", bytes(8) + b"\0\1\0\2\xff\xff"))
    packed = common + b"NONE" + b"\x0enot compressed\0"
    yield "named.aifc", form(b"AIFC", (b"FVER", struct.pack(">I", 2726318400)), (b"COMM", packed), (b"SSND", bytes(11)))
    yield "unknown_chunk.aiff", form(b"AIFF", (b"COMM", common), (b"NAME", b"odd"))


def au_sound():
    def sound(encoding, data, comment=b"\0\0\0\0", size=None):
        return b".snd" + struct.pack(">5I", 24 + len(comment), len(data) if size is None else size, encoding, 8000, 1
                                     ) + comment + data

    yield "mu_law.au", sound(1, bytes(range(20)))
    yield "pcm16.au", sound(3, struct.pack(">4h", 0, 1, -1, 32767), b"a comment\0\0\0")
    yield "float64.au", sound(7, struct.pack(">3d", 0.5, -1.0, 1e-9))
    yield "float32.au", sound(6, struct.pack(">3f", 0.5, -1.0, 1e-9))
    yield "endless.au", sound(2, b"\x80\x7f\0", size=0xFFFFFFFF)


def midi_song():
    def track(events):
        return b"MTrk" + struct.pack(">I", len(events)) + events

    end = b"\0\xff\x2f\0"
    tempo = b"\0\xff\x51\3\x07\xa1\x20" + b"\0\xff\x58\4\4\2\x18\x08" + b"\0\xff\3\5Piano"
    notes = b"\0\xc0\x05" + b"\0\x90\x3c\x40" + b"\x81\x40\x80\x3c\0" + b"\0\xe0\0\x40" + b"\x60\xb0\x07\x7f"
    exclusive = b"\0\xf0\3\x7e\x09\xf7"
    yield "one.mid", b"MThd" + struct.pack(">IHHh", 6, 0, 1, 96) + track(tempo + notes + end)
    yield "two.mid", b"MThd" + struct.pack(">IHHh", 6, 1, 2, 480) + track(tempo + end) + track(exclusive + notes + end)
    yield "smpte.mid", b"MThd" + struct.pack(">IHHh", 6, 1, 1, -7640) + track(
        b"\x83\x80\0\xd0\x10" + b"\0\xa0\x3c\1" + b"\0\xff\1\6" + "Привет".encode("cp1251") + end)
