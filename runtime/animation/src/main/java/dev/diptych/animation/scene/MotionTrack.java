package dev.diptych.animation.scene;

import dev.diptych.family.scene.Interpolation;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The keys of a track of a motion, by frame. */
final class MotionTrack implements dev.diptych.family.scene.Track {
  private final String name;
  private final Table table;
  private final Path path;
  private final int width;
  private final Interpolation interpolation;
  private final double rate;

  /** The rows by frame, or null if they are in order. */
  private final int @Nullable [] order;

  /**
   * A track.
   *
   * @param name its name, for people
   * @param table a column of frames, and {@code width} columns of numbers
   * @param path where the document has the table
   * @param rate frames per second
   */
  MotionTrack(
      String name, Table table, Path path, int width, Interpolation interpolation, double rate) {
    this.name = name;
    this.table = table;
    this.path = path;
    this.width = width;
    this.interpolation = interpolation;
    this.rate = rate;
    this.order = isAscending(table) ? null : sorted(table);
  }

  private static boolean isAscending(Table table) {
    for (int row = 1; row < table.rows(); row++) {
      if (frame(table, row) <= frame(table, row - 1)) {
        return false;
      }
    }
    return true;
  }

  /** Of several keys at one frame, only the last one counts. */
  private static int[] sorted(Table table) {
    int[] rows =
        IntStream.range(0, table.rows())
            .boxed()
            .sorted(Comparator.comparingInt(row -> frame(table, row)))
            .mapToInt(Integer::intValue)
            .toArray();
    return IntStream.range(0, rows.length)
        .filter(i -> i + 1 == rows.length || frame(table, rows[i]) < frame(table, rows[i + 1]))
        .map(i -> rows[i])
        .toArray();
  }

  private static int frame(Table table, int row) {
    return (int) table.bits(row, 0);
  }

  private int row(int key) {
    return order == null ? key : order[key];
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public Interpolation interpolation() {
    return interpolation;
  }

  @Override
  public int size() {
    return order == null ? table.rows() : order.length;
  }

  @Override
  public double time(int key) {
    return frame(table, row(key)) / rate;
  }

  @Override
  public void read(int key, double[] into, int at) {
    int row = row(key);
    for (int i = 0; i < width; i++) {
      into[at + i] = Double.longBitsToDouble(table.bits(row, i + 1));
    }
  }

  @Override
  public Path path(int key) {
    return path.at(row(key));
  }
}
