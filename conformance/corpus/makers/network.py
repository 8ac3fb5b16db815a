"""Packets and messages."""
import ssl
import struct


def _ethernet(kind, body):
    return bytes(range(6)) + bytes(range(16, 22)) + struct.pack(">H", kind) + body


def _ip(protocol, body, options=b""):
    return struct.pack(">BBHHHBBH4s4s", 0x45 + len(options) // 4, 0x10, 20 + len(options) + len(body), 7, 0x4000, 64, protocol, 0,
                       bytes((10, 0, 0, 1)), bytes((10, 0, 0, 2))) + options + body


def _udp(source, target, data):
    return struct.pack(">4H", source, target, 8 + len(data), 0) + data


def _question(name="www.example.org", kind=1):
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split(".")) + b"\0"
    return struct.pack(">6H", 0x1234, 0x0100, 1, 0, 0, 0) + labels + struct.pack(">2H", kind, 1)


def pcap_capture():
    tcp = struct.pack(">HHIIHHHH", 443, 50000, 1, 2, 0x6012, 1000, 0, 0) + b"\2\4\5\xb4" + b"payload"
    arp = struct.pack(">HHBBH6s4s6s4s", 1, 0x800, 6, 4, 1, bytes(6), bytes((10, 0, 0, 1)), bytes(6), bytes((10, 0, 0, 2)))
    packets = [_ethernet(0x800, _ip(17, _udp(5353, 53, _question()))), _ethernet(0x800, _ip(6, tcp, b"\1\1\1\0")),
               _ethernet(0x806, arp), _ethernet(0x8100, b"\x20\x05\x08\0" + _ip(1, b"\x08\0\0\0ping")),
               _ethernet(0x86DD, bytes(44))]
    for name, order, magic in (("little.pcap", "<", 0xA1B2C3D4), ("big.pcap", ">", 0xA1B2C3D4), ("nano.pcap", "<", 0xA1B23C4D)):
        out = struct.pack(order + "IHHiIII", magic, 2, 4, 0, 0, 65535, 1)
        for i, packet in enumerate(packets):
            out += struct.pack(order + "4I", 1700000000 + i, i * 1000, len(packet), len(packet)) + packet
        yield name, out
    yield "raw.pcap", struct.pack("<IHHiIII4I", 0xA1B2C3D4, 2, 4, 0, 0, 9, 101, 1, 2, 4, 60) + b"\x45\0\0\x3c"


def dns_message():
    yield "query", _question()
    yield "query_aaaa", _question("a.b", 28)
    head = struct.pack(">6H", 0x1234, 0x8180, 1, 4, 0, 1)
    records = b"\xc0\x0c" + struct.pack(">HHiH", 1, 1, 300, 4) + bytes((93, 184, 216, 34))
    records += b"\xc0\x0c" + struct.pack(">HHiH", 5, 1, 300, 7) + b"\4web1\xc0\x10"
    records += b"\xc0\x10" + struct.pack(">HHiHH", 15, 1, 300, 9, 10) + b"\4mail\xc0\x10"
    records += b"\xc0\x10" + struct.pack(">HHiH", 16, 1, -1, 12) + b"\5hello\5world"
    records += b"\0" + struct.pack(">HHiH", 41, 4096, 0, 0)
    yield "answer", head + _question()[12:] + records


def tls_records():
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2", "http/1.1"])
    client = context.wrap_bio(incoming, outgoing, server_hostname="example.org")
    try:
        client.do_handshake()
    except ssl.SSLWantReadError:
        pass
    yield "client_hello", outgoing.read()
    hello = struct.pack(">H32sB", 0x303, bytes(32), 0) + b"\xc0\x2f\0"
    server = b"\x16\3\3" + struct.pack(">H", len(hello) + 4) + b"\2" + len(hello).to_bytes(3, "big") + hello
    yield "server_side", server + b"\x14\3\3\0\1\1" + b"\x17\3\3\0\5bytes" + b"\x15\3\3\0\2\1\0"
    yield "alert", b"\x15\3\1\0\2\2\x28"


def mqtt_packets():
    def text(value):
        return struct.pack(">H", len(value)) + value

    connect = text(b"MQTT") + b"\4\xc6\0\x3c" + text(b"me") + text(b"will/topic") + text(b"gone") + text(b"user") + text(b"pass")
    publish = text(b"a/b") + b"\0\x07" + b"x" * 200
    yield "session", b"\x10" + bytes([len(connect)]) + connect + b"\x20\2\1\0" + b"\x3a" + bytes(
        (len(publish) & 127 | 128, len(publish) >> 7)) + publish + b"\x82\x08\0\1" + text(b"a/+") + b"\1"
    yield "plain_publish", b"\x30\5" + text(b"t") + b"hi"
    yield "pings", b"\xc0\0\xd0\0\xe0\0"


def websocket_frames():
    yield "texts", b"\x81\5Hello\x01\3Hel\x80\2lo"
    yield "masked", b"\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58"
    yield "long", b"\x82\x7e\1\0" + bytes(range(256)) + b"\x89\0\x88\2\3\xe8"
    yield "longest", b"\x82\x7f" + struct.pack(">Q", 300) + bytes(300)
