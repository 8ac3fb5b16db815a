package dev.diptych.conformance.specs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A format whose parts are in other specs, in the same folder and on the import path. */
final class ImportsSpecimen implements Specimen {
  @Override
  public List<String> importPath() {
    return List.of("");
  }

  @Override
  public Map<String, byte[]> samples() {
    return Map.of("path", file("wäy", 3, "start", "", "end"), "none", file("", 0));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        Edit.replace(
            "path",
            "title = \"wäy\"",
            "title = \"another way\"",
            file -> assertThat(new String(file, 1, file[0], ISO_8859_1)).isEqualTo("another way")),
        new Edit(
            "none",
            text -> text.replace("Center", "Points { (1 2 3) }\nCenter"),
            file -> {
              assertThat(file[1]).isEqualTo((byte) 1);
              ByteBuffer floats = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
              assertThat(floats.getFloat(2)).isEqualTo(1);
              assertThat(floats.getFloat(10)).isEqualTo(3);
            }));
  }

  private static byte[] file(String title, int points, String... names) {
    ByteBuffer out = ByteBuffer.allocate(500).order(ByteOrder.LITTLE_ENDIAN);
    label(out, title);
    out.put((byte) points);
    for (int i = 0; i < (points + 1) * 3; i++) {
      out.putFloat(i / 4f);
    }
    for (String name : names) {
      label(out, name);
    }
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void label(ByteBuffer out, String text) {
    out.put((byte) text.length()).put(text.getBytes(ISO_8859_1));
  }
}
