package dev.diptych.conformance.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;

/** A table whose cells take their width from its beginning, by parameters. */
final class ParamsSpecimen implements Specimen {
  @Override
  public Map<String, byte[]> samples() {
    return Map.of(
        "table", file(new int[] {1, 3, 0}, 2),
        "no-rows", file(new int[] {4}, 0),
        "no-columns", file(new int[0], 3));
  }

  @Override
  public List<Edit> edits() {
    return List.of(
        new Edit(
            "no-rows",
            text ->
                text.replace("Eof", "Rows { Cells { (x\"01020304\") } }\nEof")
                    .replace("Cells { (", "(")
                    .replace(") } }", ") }"),
            file -> assertThat(file).containsExactly(1, 4, 1, 0, 1, 2, 3, 4)),
        Edit.replace(
            "table", "x\"0a\"", "x\"ff\"", file -> assertThat(file[6]).isEqualTo((byte) -1)));
  }

  private static byte[] file(int[] widths, int rows) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(widths.length);
    for (int width : widths) {
      out.write(width);
    }
    out.write(rows);
    out.write(0);
    int next = 10;
    for (int row = 0; row < rows; row++) {
      for (int width : widths) {
        for (int i = 0; i < width; i++) {
          out.write(next++);
        }
      }
    }
    return out.toByteArray();
  }
}
