package dev.diptych.benchmarks.data;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A capture of datagrams on Ethernet, with random addresses and payloads of 8 to 39 bytes and right
 * checksums of headers.
 */
final class Packets {
  private static final int DATAGRAM_HEADER = 8;
  private static final int ADDRESS_HEADER = 20;
  private static final int FRAME_HEADER = 14;
  private static final int CHECKSUM = 10;

  private final PythonRandom random = new PythonRandom(1);
  private final ByteBuffer out;

  private Packets(ByteBuffer out) {
    this.out = out;
  }

  static void write(ByteBuffer out, int count) {
    out.order(ByteOrder.LITTLE_ENDIAN).putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4);
    out.putInt(0).putInt(0).putInt(65535).putInt(1);
    Packets packets = new Packets(out);
    for (int i = 0; i < count; i++) {
      packets.packet(i);
    }
  }

  /** The order of the random numbers is that of the script that made the first such files. */
  private void packet(int index) {
    byte[] payload = random.bytes(random.range(8, 40));
    int port = random.range(1024, 65536);
    byte[] source = random.bytes(4);
    byte[] destination = random.bytes(4);
    int datagram = DATAGRAM_HEADER + payload.length;
    int frame = FRAME_HEADER + ADDRESS_HEADER + datagram;
    out.order(ByteOrder.LITTLE_ENDIAN).putInt(index / 1000).putInt(index % 1000 * 1000);
    out.putInt(frame).putInt(frame).order(ByteOrder.BIG_ENDIAN);
    out.put((byte) 2).put(random.bytes(5)).put((byte) 2).put(random.bytes(5));
    out.putShort((short) 0x0800);
    int header = out.position();
    out.putShort((short) 0x4500).putShort((short) (ADDRESS_HEADER + datagram));
    out.putShort((short) index).putShort((short) 0x4000).put((byte) 64).put((byte) 17);
    out.putShort((short) 0).put(source).put(destination);
    out.putShort(header + CHECKSUM, checksum(header));
    out.putShort((short) port).putShort((short) (5353 + index % 100));
    out.putShort((short) datagram).putShort((short) 0).put(payload);
  }

  private short checksum(int header) {
    int sum = 0;
    for (int i = 0; i < ADDRESS_HEADER; i += Short.BYTES) {
      sum += Short.toUnsignedInt(out.getShort(header + i));
    }
    sum = (sum >>> Short.SIZE) + (sum & 0xFFFF);
    return (short) ~(sum + (sum >>> Short.SIZE));
  }
}
