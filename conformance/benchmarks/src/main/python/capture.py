"""The format of specs/capture.ksy with Construct: `version`, `read IN`, `copy IN OUT`."""
import platform
import sys

import construct
from construct import Bytes, Computed, Const, Enum, FixedSized, GreedyBytes, GreedyRange, If, Struct, Switch, this
from construct import Int8ub, Int16ub, Int16ul, Int32sl, Int32ub, Int32ul

udp = Struct(
    "src_port" / Int16ub,
    "dst_port" / Int16ub,
    "length" / Int16ub,
    "checksum" / Int16ub,
    "body" / Bytes(this.length - 8),
)

tcp = Struct(
    "src_port" / Int16ub,
    "dst_port" / Int16ub,
    "sequence" / Int32ub,
    "acknowledged" / Int32ub,
    "b12" / Int8ub,
    "flags" / Int8ub,
    "window" / Int16ub,
    "checksum" / Int16ub,
    "urgent" / Int16ub,
    "options" / Bytes((this.b12 >> 4) * 4 - 20),
    "body" / GreedyBytes,
)

ipv4_option = Struct(
    "kind" / Int8ub,
    "value" / If(this.kind > 1, Struct("len" / Int8ub, "body" / Bytes(this.len - 2))),
)

ipv4 = Struct(
    "b1" / Int8ub,
    "ihl_bytes" / Computed((this.b1 & 0xF) * 4),
    "b2" / Int8ub,
    "total_length" / Int16ub,
    "identification" / Int16ub,
    "b67" / Int16ub,
    "ttl" / Int8ub,
    "protocol" / Enum(Int8ub, icmp=1, tcp=6, udp=17),
    "header_checksum" / Int16ub,
    "src" / Bytes(4),
    "dst" / Bytes(4),
    "options" / FixedSized(this.ihl_bytes - 20, GreedyRange(ipv4_option)),
    "body"
    / FixedSized(
        this.total_length - this.ihl_bytes,
        Switch(this.protocol, {"tcp": tcp, "udp": udp}, GreedyBytes),
    ),
)

ethernet = Struct(
    "dst" / Bytes(6),
    "src" / Bytes(6),
    "ether_type" / Enum(Int16ub, ipv4=0x0800, arp=0x0806, ipv6=0x86DD),
    "body" / Switch(this.ether_type, {"ipv4": ipv4}, GreedyBytes),
)

packet = Struct(
    "seconds" / Int32ul,
    "microseconds" / Int32ul,
    "len_body" / Int32ul,
    "len_original" / Int32ul,
    "body" / FixedSized(this.len_body, Switch(this._root.header.link, {"ethernet": ethernet}, GreedyBytes)),
)

header = Struct(
    "magic" / Const(b"\xd4\xc3\xb2\xa1"),
    "version_major" / Int16ul,
    "version_minor" / Int16ul,
    "time_zone" / Int32sl,
    "accuracy" / Int32ul,
    "max_len_body" / Int32ul,
    "link" / Enum(Int32ul, ethernet=1),
)

capture = Struct("header" / header, "packets" / GreedyRange(packet))


def main(task, source=None, target=None):
    if task == "version":
        print(f"Construct {construct.__version__}, Python {platform.python_version()}")
        return
    values = capture.parse_file(source)
    print(len(values.packets))
    if task == "copy":
        capture.build_file(values, target)


main(*sys.argv[1:])
