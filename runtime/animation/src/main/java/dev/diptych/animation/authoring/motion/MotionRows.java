package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.motion.Track;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Numbers;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;

/**
 * Adds rows to a table: authored numbers as they are, computed ones with six decimals, rotations
 * with the sign that is nearer to the key before.
 */
final class MotionRows {
  private final Section table;
  private final MotionKeys keys;
  private final NavigableMap<Integer, double[]> between;
  private double[] last = {};

  /**
   * Rows of {@code table}.
   *
   * @param keys the authored keys
   * @param between computed keys by frame; those at authored frames are ignored
   */
  MotionRows(Section table, MotionKeys keys, NavigableMap<Integer, double[]> between) {
    this.table = table;
    this.keys = keys;
    this.between = between;
  }

  void add() {
    int before = -1;
    for (int key = 0; key < keys.rows().size(); key++) {
      int frame = keys.track().frame(key);
      NavigableMap<Integer, double[]> computed = between.subMap(before, false, frame, false);
      if (!computed.isEmpty()) {
        computed(computed, keys.rows().get(key).origin());
      }
      authored(keys.rows().get(key), frame, keys.track().row(key));
      before = frame;
    }
  }

  private void computed(NavigableMap<Integer, double[]> rows, Origin origin) {
    int width = keys.track().width();
    double[] frames = new double[rows.size()];
    double[] cells = new double[rows.size() * width];
    int row = 0;
    for (var entry : rows.entrySet()) {
      frames[row] = entry.getKey();
      System.arraycopy(signed(entry.getValue()), 0, cells, row * width, width);
      row++;
    }
    table.add(Numbers.doubles(frames, cells, width, List.of(origin)));
  }

  private void authored(KeyRow row, int frame, double[] values) {
    Quantity key = number(row.origin(), BigDecimal.valueOf(frame));
    Value.Tuple cells;
    if (row.arguments().size() == 1 && row.arguments().get(0) instanceof Value.Tuple numbers) {
      cells = numbers;
      last = values;
    } else {
      List<Value> numbers = new ArrayList<>();
      for (double value : signed(values)) {
        numbers.add(number(row.origin(), BigDecimal.valueOf(value)));
      }
      cells = new Value.Tuple(row.origin(), numbers);
    }
    table.add(new Entry.Row(row.origin(), key, List.of(cells)));
  }

  private static Quantity number(Origin origin, BigDecimal number) {
    return new Quantity(origin, number, null, null);
  }

  private double[] signed(double[] values) {
    double[] signed = values;
    if (keys.track().kind() == Track.Kind.QUATERNION && last.length > 0) {
      Quaternion before = QuaternionRows.get(last, 0);
      signed = QuaternionRows.get(values, 0).near(before).toArray();
    }
    last = new double[signed.length];
    for (int i = 0; i < last.length; i++) {
      // Without a negative zero.
      last[i] = MotionWriter.rounded(signed[i]) + 0.0;
    }
    return last;
  }
}
