package dev.diptych.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** Files of {@code probe.ksy}, with what is in them by the program that writes them. */
final class ProbeFiles {
  /** The spec of the files. */
  static final Path SPEC = Path.of("src/test/resources/probe.ksy").toAbsolutePath();

  private static final int MAX_SAMPLES = 40;

  private final Path folder;
  private final Random random = new Random(1);

  long files;
  long damaged;
  long channels;
  long rows;
  long rawSum;
  double valueSum;

  ProbeFiles(Path folder) {
    this.folder = folder;
  }

  /** Writes files, of which every {@code damagedEach}th is cut in its last sample. */
  void write(int count, int damagedEach) throws IOException {
    for (int i = 0; i < count; i++) {
      boolean cut = i % damagedEach == damagedEach - 1;
      ByteBuffer file = file(i, !cut);
      int length = cut ? file.position() - 3 : file.position();
      byte[] bytes = new byte[length];
      file.get(0, bytes);
      Files.write(folder.resolve("session %04d.bin".formatted(i)), bytes);
      files++;
      damaged += cut ? 1 : 0;
    }
  }

  private ByteBuffer file(int session, boolean counted) {
    ByteBuffer out = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);
    out.put("PRB1".getBytes(UTF_8)).putInt(session);
    int all = 1 + random.nextInt(3);
    out.put((byte) all);
    for (int i = 0; i < all; i++) {
      out.put(("channel " + i + " é").getBytes(UTF_8)).put((byte) 0);
      // The last kind has no name, and the last serial number is above 2^63.
      out.put((byte) (i + 1)).putLong(-1L - session);
      int count = 1 + random.nextInt(MAX_SAMPLES);
      out.putShort((short) count);
      for (int row = 0; row < count; row++) {
        sample(out, row, counted);
      }
      channels += counted ? 1 : 0;
    }
    return out;
  }

  private void sample(ByteBuffer out, int row, boolean counted) {
    double value = random.nextInt(1 << 20) / 8.0;
    int raw = random.nextInt(1 << 16);
    out.putFloat(row / 60f).putDouble(value).putShort((short) raw);
    if (counted) {
      rows++;
      rawSum += raw;
      valueSum += value;
    }
  }
}
