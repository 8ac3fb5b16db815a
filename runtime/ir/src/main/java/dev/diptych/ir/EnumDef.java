package dev.diptych.ir;

import dev.diptych.model.schema.Alias;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An enumeration of a spec.
 *
 * @param name its full name, with {@code ::} between names
 * @param origin its place
 * @param members its members in the order of the author
 */
public record EnumDef(String name, Origin origin, List<Member> members) {
  /**
   * A member.
   *
   * @param number its number
   * @param id its name in expressions
   * @param text its name in the text by {@code -twin-name}; null for none
   * @param doc its documentation on one line; empty for none
   * @param aliases its former names
   */
  public record Member(
      BigInteger number, String id, @Nullable String text, String doc, List<Alias> aliases) {}

  /** The number of the member {@code id}, or null. */
  public @Nullable BigInteger number(String id) {
    for (Member member : members) {
      if (member.id.equals(id)) {
        return member.number;
      }
    }
    return null;
  }
}
