package dev.diptych.benchmarks.data;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** Deterministic files of many small structs, typical of other formats. */
public enum StructFile {
  /** Network packets: a header, a frame, an address header and a datagram, four structs each. */
  CAPTURE(4, 100) {
    @Override
    void write(ByteBuffer out, int packets) {
      Random random = new Random(1);
      out.order(ByteOrder.LITTLE_ENDIAN).putInt(0xA1B2C3D4).putShort((short) 2);
      out.putShort((short) 4).putInt(65535);
      for (int i = 0; i < packets; i++) {
        byte[] data = new byte[10 + random.nextInt(30)];
        random.nextBytes(data);
        out.order(ByteOrder.LITTLE_ENDIAN)
            .putInt(1_700_000_000 + i)
            .putInt(random.nextInt(1_000_000));
        out.putInt(42 + data.length).putInt(42 + data.length).order(ByteOrder.BIG_ENDIAN);
        out.put(new byte[12]).putShort((short) 0x0800);
        out.putShort((short) 0x4500).putShort((short) (28 + data.length)).putShort((short) i);
        out.putShort((short) 0)
            .putShort((short) 0x4011)
            .putShort((short) 0)
            .putLong(random.nextLong());
        out.putShort((short) 53).putShort((short) (1024 + i % 1000));
        out.putShort((short) (8 + data.length)).putShort((short) 0).put(data);
      }
    }
  },
  /** MIDI events: an event, its time and its content, four or more structs each. */
  SONG(4, 8) {
    @Override
    void write(ByteBuffer out, int events) {
      Random random = new Random(1);
      out.put("MThd".getBytes(US_ASCII)).putInt(6).putShort((short) 1).putShort((short) 1);
      out.putShort((short) 96).put("MTrk".getBytes(US_ASCII));
      int length = out.position();
      out.putInt(0);
      int[] kinds = {0x80, 0x90, 0xB0, 0xE0};
      for (int i = 0; i < events; i++) {
        if (i % 4 == 0) {
          out.put((byte) 0x81);
        }
        out.put((byte) random.nextInt(128)).put((byte) (kinds[random.nextInt(4)] | i % 16));
        out.put((byte) random.nextInt(128)).put((byte) random.nextInt(128));
      }
      out.putInt(length, out.position() - length - 4);
    }
  },
  /** Archive entries: a section, its header and two of a list, four structs each. */
  ARCHIVE(4, 200) {
    @Override
    void write(ByteBuffer out, int entries) {
      Random random = new Random(1);
      out.order(ByteOrder.LITTLE_ENDIAN);
      for (int i = 0; i < entries; i++) {
        byte[] name = ("folder/file" + i + ".txt").getBytes(US_ASCII);
        byte[] body = new byte[100];
        random.nextBytes(body);
        out.put("PK\3\4".getBytes(US_ASCII)).putShort((short) 20).putShort((short) 0);
        out.putShort((short) 8).putInt(i).putInt(i * 7).putInt(body.length).putInt(2 * body.length);
        out.putShort((short) name.length).putShort((short) 8).put(name);
        out.putShort((short) 0x5455).putShort((short) 4).putInt(i).put(body);
      }
    }
  };

  private final int structs;
  private final int bytes;

  StructFile(int structs, int bytes) {
    this.structs = structs;
    this.bytes = bytes;
  }

  /** Approximate number of structs per packet, event or entry. */
  public int structs() {
    return structs;
  }

  /** Writes a file of {@code count} packets, events or entries. */
  public void write(Path file, int count) throws IOException {
    ByteBuffer out = ByteBuffer.allocate(64 + bytes * count);
    write(out, count);
    byte[] all = new byte[out.position()];
    out.flip().get(all);
    Files.write(file, all);
  }

  abstract void write(ByteBuffer out, int count);
}
