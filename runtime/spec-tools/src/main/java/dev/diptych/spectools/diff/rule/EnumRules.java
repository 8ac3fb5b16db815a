package dev.diptych.spectools.diff.rule;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.pair.FieldPair;
import dev.diptych.spectools.diff.pair.SpecPair;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes of the names of values. */
final class EnumRules {
  private EnumRules() {}

  /** {@code enum-added}, {@code enum-removed}: values of a field get names or lose them. */
  static void enumeration(FieldPair fields, Changes changes) {
    EnumType was = names(fields.structs().specs().before(), fields.before().field());
    EnumType is = names(fields.structs().specs().after(), fields.after().field());
    if (was == null && is != null) {
      changes.report("enum-added", fields, "enum", EnumRules::named, "its values have names");
    } else if (was != null && is == null) {
      String message = "its values no longer have names";
      changes.report("enum-removed", fields, "enum", EnumRules::named, message);
    }
  }

  private static Impact named(FieldPair fields) {
    boolean was = names(fields.structs().specs().before(), fields.before().field()) != null;
    boolean is = names(fields.structs().specs().after(), fields.after().field()) != null;
    return Impact.of(false, was && !is);
  }

  /** The names of the values of {@code field}, or null where they have none. */
  static @Nullable EnumType names(SpecView spec, Field field) {
    return spec.schema().names(field.type().names());
  }

  /**
   * {@code member-added}, {@code member-removed}, {@code member-renamed}, {@code
   * member-renumbered}: names of values. Bytes hold the numbers and texts the names, so that a name
   * that means another number breaks both.
   */
  static void members(FieldPair fields, Changes changes) {
    SpecPair specs = fields.structs().specs();
    EnumType was = EnumRules.names(specs.before(), fields.before().field());
    EnumType is = EnumRules.names(specs.after(), fields.after().field());
    if (was == null || is == null) {
      return;
    }
    was.names().forEach((number, name) -> oldMember(fields, is, number, name, changes));
    is.names()
        .forEach(
            (number, name) -> {
              if (was.valueOf(name) == null && !isRenamed(was, is, number)) {
                String known = was.nameOf(number);
                String message =
                    known == null ? "is new" : "is new: " + number + " was called " + known;
                report(fields, "member-added", is, number, name, message, changes);
              }
            });
  }

  /** Whether the member {@code number} of {@code is} lists its name in {@code was}. */
  private static boolean isRenamed(EnumType was, EnumType is, Long number) {
    String name = was.nameOf(number);
    if (name == null || is.valueOf(name) != null) {
      return false;
    }
    EnumType.Former former = is.former(name);
    return former != null && former.value() == number;
  }

  private static void oldMember(
      FieldPair fields, EnumType is, Long number, String name, Changes changes) {
    Long other = is.valueOf(name);
    EnumType.Former former = other == null ? is.former(name) : null;
    if (former != null && former.value() == number) {
      String message = former.alias().describe(name, String.valueOf(is.nameOf(number)));
      report(fields, "member-renamed", is, number, name, message, changes);
    } else if (other == null) {
      report(fields, "member-removed", is, number, name, "was removed", changes);
    } else if (!other.equals(number)) {
      String message = FieldPair.change("it", number.toString(), other.toString());
      report(fields, "member-renumbered", is, other, name, message, changes);
    }
  }

  private static void report(
      FieldPair fields,
      String code,
      EnumType is,
      long number,
      String name,
      String message,
      Changes changes) {
    int end = is.name().lastIndexOf("::");
    String owner = is.name().substring(0, Math.max(0, end));
    String own = is.name().substring(end < 0 ? 0 : end + 2);
    SpecPair specs = fields.structs().specs();
    Location at = specs.after().place(owner, List.of("enums", own, Long.toString(number)));
    Impact backward = member(fields, name);
    Impact forward = member(fields.mirror(), name);
    changes.add(new SpecDifference(code, backward, forward, own + "::" + name, at, message));
  }

  /** What the name of a value breaks: bytes contain its number, texts its name. */
  private static Impact member(FieldPair fields, String name) {
    EnumType was =
        requireNonNull(names(fields.structs().specs().before(), fields.before().field()));
    EnumType is = requireNonNull(names(fields.structs().specs().after(), fields.after().field()));
    EnumType.Former former = was.valueOf(name) == null ? was.former(name) : null;
    if (former != null) {
      // The old spec of a renamed member reads the texts of the new one: their names are unknown.
      return Impact.TEXTS;
    }
    Long before = was.valueOf(name);
    Long after = is.valueOf(name);
    if (before == null) {
      return Impact.COMPATIBLE;
    }
    return after == null ? Impact.TEXTS : Impact.of(!before.equals(after), !before.equals(after));
  }
}
