package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.EasingWords;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.KeyRows;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;

/**
 * Expands rows of plain tables that have easings or rotations other than four numbers. Tables whose
 * rows are all plain are not touched.
 *
 * @param rows reads rows
 * @param output writes keys
 */
record EasedRows(KeyRows rows, PoseOutput output) {
  /** Expands the rows in {@code section} and in all sections within it. */
  void expand(Section section) {
    for (Section inner : section.sections().toList()) {
      if (inner.layout().isRows() && !isPlain(inner)) {
        expand(section, inner);
      } else {
        expand(inner);
      }
    }
  }

  private static boolean isPlain(Section section) {
    boolean[] plain = {true};
    RowOrder.visit(
        section.rows(),
        (key, row) -> plain[0] &= row.arguments().size() == 1 && isTuple(row.arguments().get(0)),
        numbers -> {});
    return plain[0];
  }

  private static boolean isTuple(Evaluated value) {
    return value instanceof Value.Tuple;
  }

  private void expand(Section parent, Section table) {
    List<KeyRow> keys = rows.read(table);
    table.removeIf(Entry.Rows.class::isInstance);
    if (keys.isEmpty()) {
      return;
    }
    String name = table.name();
    switch (name) {
      case "Rotation" -> output.rotation(parent, name, rotations(keys));
      case "Direction" -> output.direction(parent, name, numbers(keys, table.layout(), 3));
      case "Position", "Origin" -> output.position(parent, name, numbers(keys, table.layout(), 3));
      default -> output.number(parent, name, numbers(keys, table.layout(), 1));
    }
  }

  private RotationTrack rotations(List<KeyRow> keys) {
    List<Quaternion> rotations = new ArrayList<>();
    for (KeyRow key : keys) {
      rotations.add(
          single(key) ? rows.arguments().rotation(key.arguments().get(0)) : Quaternion.IDENTITY);
    }
    return new RotationTrack(keys, rotations);
  }

  private boolean single(KeyRow key) {
    if (key.arguments().size() != 1) {
      EasingWords.unexpected(key, "one value", rows.arguments());
    }
    return key.arguments().size() == 1;
  }

  private NumberTrack numbers(List<KeyRow> keys, BlockLayout layout, int width) {
    List<double[]> values = new ArrayList<>();
    for (KeyRow key : keys) {
      double[] found =
          single(key) && key.arguments().get(0) instanceof Value.Tuple tuple
              ? rows.arguments()
                  .numbers(tuple.evaluated(), width, layout.column(0), key.origin(), "a row here")
              : null;
      values.add(found == null ? new double[width] : found);
    }
    return new NumberTrack(keys, values);
  }
}
