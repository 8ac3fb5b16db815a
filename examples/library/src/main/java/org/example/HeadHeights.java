package org.example;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Value;
import java.io.IOException;
import java.nio.file.Path;

/** Prints the height of the head in each key of a recording or a text. */
public final class HeadHeights {
  private HeadHeights() {}

  /** Prints the heights of the file that {@code args} names. */
  public static void main(String[] args) throws IOException {
    System.out.print(of(Diptych.shipped().open(Path.of(args[0])).value()));
  }

  static String of(Document document) {
    Value.Table keys = document.table("camera.position_y.keyframes");
    float[] times = keys.floats("time");
    float[] heights = keys.floats("value");
    StringBuilder lines = new StringBuilder();
    for (int row = 0; row < keys.rows(); row++) {
      lines.append(times[row]).append(" s: ").append(heights[row]).append(" m\n");
    }
    return lines.toString();
  }
}
