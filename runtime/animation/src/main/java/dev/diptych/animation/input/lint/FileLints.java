package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;
import static java.util.Objects.requireNonNull;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Marker;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Residue;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Lints for what the loader of MRTK rejects, ignores or reads differently, and for modes of curves
 * and keys that Unity does not know.
 */
final class FileLints {
  /** .NET reads a length from at most five bytes: 32 bits in groups of 7. */
  private static final int MAX_LENGTH_BYTES = 5;

  private FileLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "documented-layout",
            FileLints::documentedLayout,
            "For a file that MRTK should load, use the layout shipped."),
        warning(
            "trailing-bytes",
            FileLints::trailingBytes,
            "MRTK ignores them silently; they may be left over from a longer file."),
        warning(
            "flag-not-0-or-1",
            FileLints::flagNot0Or1,
            "MRTK reads any number except 0 as true, and only writes 0 and 1."),
        warning(
            "unreadable-length",
            FileLints::unreadableLength,
            "MRTK throws an exception and loads nothing.",
            "Omit the length; it is computed from the name."),
        note(
            "overlong-length",
            FileLints::overlongLength,
            "MRTK reads such a length, but does not write it."),
        warning("name-not-utf8", FileLints::nameNotUtf8, "MRTK replaces such bytes by U+FFFD."),
        warning(
            "unknown-wrap-mode",
            FileLints::wrapMode,
            "Unity reads a wrap mode as one of its named values, not as a combination of bits."),
        warning(
            "unknown-weighted-mode",
            FileLints::weightedMode,
            "Known are 0 (None), 1 (In), 2 (Out) and 3 (Both)."));
  }

  private static void documentedLayout(InputAnimation animation, LintReport report) {
    if ("documented".equals(animation.document().schema().format().layout())) {
      report.add(Path.ROOT, "MRTK itself does not load the documented layout");
    }
  }

  private static void trailingBytes(InputAnimation animation, LintReport report) {
    int trailing = animation.document().residue().trailing().length();
    if (trailing > 0) {
      String bytes = NumberFormatting.count(trailing, "more byte");
      report.add(Residue.PATH, "the end of the animation is followed by " + bytes);
    }
  }

  private static void flagNot0Or1(InputAnimation animation, LintReport report) {
    Struct root = animation.document().root();
    for (Field field : root.type().fields()) {
      if (field.derivation() instanceof Derivation.PresenceOf
          && root.get(field.id()) instanceof Scalar flag
          && (flag.bits() & ~1L) != 0) {
        report.add(Path.ROOT.field(field.id()), field.name() + " is " + flag.bits());
      }
    }
  }

  private static void unreadableLength(InputAnimation animation, LintReport report) {
    lengths(
        animation,
        report,
        bytes -> bytes > MAX_LENGTH_BYTES,
        "the length of this name takes %s; .NET reads no more than " + MAX_LENGTH_BYTES + " bytes");
  }

  private static void overlongLength(InputAnimation animation, LintReport report) {
    lengths(
        animation,
        report,
        bytes -> bytes > 0 && bytes <= MAX_LENGTH_BYTES,
        "the length of this name takes %s, more than it needs");
  }

  private static void lengths(
      InputAnimation animation, LintReport report, IntPredicate bad, String message) {
    for (Marker marker : animation.markers()) {
      int bytes = marker.noncanonicalLengthBytes();
      if (bad.test(bytes)) {
        Path at = marker.path().field("name").field("len_value");
        report.add(at, message.formatted(NumberFormatting.count(bytes, "byte")));
      }
    }
  }

  private static void nameNotUtf8(InputAnimation animation, LintReport report) {
    for (Marker marker : animation.markers()) {
      if (!isUtf8(marker.name())) {
        String time = NumberFormatting.exact(marker.time());
        report.add(
            marker.path().field("name").field("value"),
            "the name of the marker at " + time + " s is not UTF-8");
      }
    }
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
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
      if (column >= 0 && !curve.isEmpty()) {
        Field field = keys.layout().columns().get(column).field();
        EnumType names = names(animation.document().schema(), field);
        long first = keys.bits(0, column);
        if (names.nameOf(first) != null && keys.hasOnly(column, first)) {
          continue;
        }
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
