package dev.diptych.twin;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.schema.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A value that the user gives for a parameter of a format.
 *
 * @param format the id of the format, whose texts may have other values; null for all formats that
 *     have such a parameter, whose texts must have this value or none
 * @param name the id of the parameter in its spec
 * @param word the value: an integer, decimal or as hex after {@code 0x}; a number as in a text;
 *     {@code true} or {@code false}; the name of a member of an enum; a string without quotes; or
 *     bytes as hex
 * @param at where it is given, for diagnostics
 */
public record GivenParameter(@Nullable String format, String name, String word, Location at) {
  /** Whether it is for the format of {@code schema}. */
  boolean isFor(Schema schema) {
    return format == null || format.equals(schema.format().id());
  }
}
