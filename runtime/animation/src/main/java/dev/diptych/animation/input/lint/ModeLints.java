package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;
import static java.util.Objects.requireNonNull;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.LintReport;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.List;

/** Lints for modes of curves and keys that Unity does not know. */
final class ModeLints {
  private ModeLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "unknown-wrap-mode",
            ModeLints::wrapMode,
            "Unity reads a wrap mode as one of its named values, not as a combination of bits."),
        warning(
            "unknown-weighted-mode",
            ModeLints::weightedMode,
            "Known are 0 (None), 1 (In), 2 (Out) and 3 (Both)."));
  }

  private static void wrapMode(InputAnimation animation, LintReport report) {
    Schema schema = animation.document().schema();
    for (Curve curve : animation.curves()) {
      for (String id : List.of("pre_wrap", "post_wrap")) {
        Field field = curve.struct().type().field(id);
        long mode = curve.head(id);
        if (names(schema, field).nameOf(mode) == null) {
          report.add(
              curve.path().field(id),
              "%s: %s is %d, which is not a wrap mode"
                  .formatted(curve.label(), field.name(), mode));
        }
      }
    }
  }

  private static void weightedMode(InputAnimation animation, LintReport report) {
    for (Curve curve : animation.curves()) {
      Table keys = curve.keys();
      int column = keys.layout().struct().indexOf("weighted_mode");
      if (column >= 0) {
        Field field = keys.layout().columns().get(column).field();
        EnumType names = names(animation.document().schema(), field);
        report.addRows(
            curve.label(),
            curve.size(),
            key -> names.nameOf(keys.bits(key, column)) == null,
            curve::at,
            key -> "a key has the weighted mode " + keys.bits(key, column));
      }
    }
  }

  private static EnumType names(Schema schema, Field field) {
    return requireNonNull(schema.names(((Type.Numeric) field.type()).names()), field.id());
  }
}
