package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Directories that lead from one to the next, in either byte order. */
final class TiffLikeSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "intel", file(ByteOrder.LITTLE_ENDIAN),
        "motorola", file(ByteOrder.BIG_ENDIAN));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "intel",
            "(256 3 1 640)",
            "(256 3 1 800)",
            file -> assertThat(values(file)).containsExactly(800, 480, 7)),
        new Edit(
            "intel",
            text -> text.replace("mark = Intel", "mark = Motorola"),
            file -> {
              assertThat(file[0]).isEqualTo((byte) 'M');
              assertThat(values(file)).containsExactly(640, 480, 7);
            }));
  }

  private static byte[] file(ByteOrder order) {
    ByteBuffer out = ByteBuffer.allocate(200).order(order);
    byte mark = (byte) (order == ByteOrder.LITTLE_ENDIAN ? 'I' : 'M');
    out.put(mark).put(mark).putShort((short) 42).putInt(8);
    out.putShort((short) 2);
    entry(out, 256, 640);
    entry(out, 257, 480);
    out.putInt(38);
    out.putShort((short) 1);
    entry(out, 300, 7);
    out.putInt(0);
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void entry(ByteBuffer out, int tag, int value) {
    out.putShort((short) tag).putShort((short) 3).putInt(1).putInt(value);
  }

  private static List<Integer> values(byte[] file) {
    ByteOrder order = file[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    ByteBuffer in = ByteBuffer.wrap(file).order(order);
    List<Integer> values = new ArrayList<>();
    for (int at = in.getInt(4); at != 0; ) {
      int count = in.getShort(at);
      for (int i = 0; i < count; i++) {
        values.add(in.getInt(at + 2 + i * 12 + 8));
      }
      at = in.getInt(at + 2 + count * 12);
    }
    return values;
  }
}
