package dev.diptych.spectools.relation;

import dev.diptych.model.diagnostic.Location;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A number of a spec that describes something in all sample files, without a key that states it.
 *
 * @param struct the type with the number
 * @param field the id of the number
 * @param what what it is, such as "the CRC-32 of kind and body"
 * @param structs number of structs that were looked at
 * @param values number of different values other than 0
 * @param place the key that states it; null if no key can
 * @param reason why no key can state it; empty if one can
 */
public record SuggestedKey(
    String struct,
    String field,
    String what,
    int structs,
    int values,
    @Nullable Place place,
    String reason) {
  /**
   * A key and its place in the spec.
   *
   * @param id the id of the field
   * @param file the file with the field
   * @param line the line that is added is after this one; from 1
   * @param text the line that is added, or the changed line
   * @param inLine whether {@code text} replaces the line, because the field is in braces
   */
  public record Place(Location id, String file, int line, String text, boolean inLine) {}

  /** The key, if one can state it. */
  public Optional<Place> key() {
    return Optional.ofNullable(place);
  }
}
