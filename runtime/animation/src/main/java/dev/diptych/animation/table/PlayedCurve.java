package dev.diptych.animation.table;

import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.model.schema.Field;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import org.jspecify.annotations.Nullable;

/** A curve of an input animation as MRTK plays it, in floats; missing if it has no key. */
final class PlayedCurve implements PlayedSignal {
  private static final double TRUE_ABOVE = 0.5;

  private final Column column;
  private final @Nullable CurveCursor cursor;

  private PlayedCurve(Column column, @Nullable CurveCursor cursor) {
    this.column = column;
    this.cursor = cursor;
  }

  /**
   * A column for a curve.
   *
   * @param label the label of the curve
   * @param field its field in the format
   * @param curve the curve, or null if the file does not have it
   */
  static PlayedCurve of(String label, Field field, @Nullable Curve curve) {
    boolean isBoolean = label.startsWith("hands ");
    ColumnType type = isBoolean ? ColumnType.BOOLEAN : ColumnType.FLOAT32;
    String name = label.replace(' ', '.');
    return new PlayedCurve(
        new Column(name, type, true, field.unit(), field.doc().strip()),
        curve == null || curve.isEmpty() ? null : PlaybackCurve.of(curve).cursor());
  }

  @Override
  public Column column() {
    return column;
  }

  @Override
  public void read(double time, Cells into) {
    if (cursor == null) {
      into.addMissing();
      return;
    }
    double value = cursor.at(time);
    if (column.type() == ColumnType.BOOLEAN) {
      into.add(value > TRUE_ABOVE ? 1 : 0);
    } else {
      into.add(Float.floatToRawIntBits((float) value));
    }
  }
}
