package dev.diptych.spectools.diff.rule;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes of the names of values. */
final class EnumRules {
  private EnumRules() {}

  /** {@code enum-added}, {@code enum-removed}: values of a field get names or lose them. */
  static void enumeration(FieldPair fields, Changes changes) {
    EnumType was = names(fields.structs().specs().old(), fields.old().field());
    EnumType is = names(fields.structs().specs().now(), fields.now().field());
    if (was == null && is != null) {
      changes.report("enum-added", Impact.COMPATIBLE, fields, "enum", "its values have names");
    } else if (was != null && is == null) {
      String message = "its values no longer have names";
      changes.report("enum-removed", Impact.TEXTS, fields, "enum", message);
    }
  }

  /** The names of the values of {@code field}, or null where they have none. */
  static @Nullable EnumType names(SpecView spec, Field field) {
    return spec.schema().names(field.type().names());
  }

  /**
   * {@code member-added}, {@code member-removed}, {@code member-renumbered}: names of values. Bytes
   * hold the numbers and texts the names, so that a name that means another number breaks both.
   */
  static void members(FieldPair fields, Changes changes) {
    SpecPair specs = fields.structs().specs();
    EnumType was = EnumRules.names(specs.old(), fields.old().field());
    EnumType is = EnumRules.names(specs.now(), fields.now().field());
    if (was == null || is == null) {
      return;
    }
    was.names().forEach((number, name) -> oldMember(specs, is, number, name, changes));
    is.names()
        .forEach(
            (number, name) -> {
              if (was.valueOf(name) == null) {
                String known = was.nameOf(number);
                String message =
                    known == null ? "is new" : "is new: " + number + " was called " + known;
                report(
                    specs, "member-added", Impact.COMPATIBLE, is, number, name, message, changes);
              }
            });
  }

  private static void oldMember(
      SpecPair specs, EnumType is, Long number, String name, Changes changes) {
    Long other = is.valueOf(name);
    if (other == null) {
      report(specs, "member-removed", Impact.TEXTS, is, number, name, "was removed", changes);
    } else if (!other.equals(number)) {
      String message = FieldPair.change("it", number.toString(), other.toString());
      report(specs, "member-renumbered", Impact.BOTH, is, other, name, message, changes);
    }
  }

  private static void report(
      SpecPair specs,
      String code,
      Impact impact,
      EnumType is,
      long number,
      String name,
      String message,
      Changes changes) {
    int end = is.name().lastIndexOf("::");
    String owner = is.name().substring(0, Math.max(0, end));
    String own = is.name().substring(end < 0 ? 0 : end + 2);
    Location at = specs.now().place(owner, List.of("enums", own, Long.toString(number)));
    changes.report(code, impact, own + "::" + name, at, message);
  }
}
