package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.document.Value;
import dev.diptych.spectools.relation.Groups.Member;
import org.jspecify.annotations.Nullable;

/**
 * A number of the element of another group that has the same index: the entries of a directory
 * repeat sizes and checksums.
 *
 * @param key the other group
 * @param field the id of the number
 */
record CopyMeasure(Groups.Key key, String field) implements Measure {
  @Override
  public Measured of(Site site) throws UncomputableException {
    Member other = PeerMeasure.peer(site, key);
    Value value = other.held().value(other.held().type().indexOf(field));
    if (value == null) {
      throw new UncomputableException(field + " is absent");
    }
    return new Measured(value, false);
  }

  @Override
  public String words() {
    return field + " of " + key.peer();
  }

  @Override
  public @Nullable String annotation() {
    return null;
  }
}
