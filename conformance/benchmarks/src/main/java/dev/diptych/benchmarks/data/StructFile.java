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
  /** Network packets: a header, a frame, headers of addresses and of ports, six structs each. */
  CAPTURE(6, 100) {
    @Override
    void write(ByteBuffer out, int packets) {
      Packets.write(out, packets);
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
  },
  /** Trees of nested blocks, {@value Boxes#DEPTH} levels deep. */
  BOXES(Boxes.STRUCTS, Boxes.MAX_BYTES) {
    @Override
    void write(ByteBuffer out, int trees) {
      Boxes.write(out, trees);
    }
  };

  private final int structs;
  private final int bytes;

  StructFile(int structs, int bytes) {
    this.structs = structs;
    this.bytes = bytes;
  }

  /** Approximate number of structs per packet, event, entry or tree. */
  public int structs() {
    return structs;
  }

  /** Writes a file of {@code count} packets, events, entries or trees. */
  public void write(Path file, int count) throws IOException {
    ByteBuffer out = ByteBuffer.allocate(64 + bytes * count);
    write(out, count);
    byte[] all = new byte[out.position()];
    out.flip().get(all);
    Files.write(file, all);
  }

  abstract void write(ByteBuffer out, int count);
}
