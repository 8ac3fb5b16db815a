package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.CandidateSum;
import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.ChecksumText;
import dev.diptych.spectools.relation.Groups.Member;
import dev.diptych.spectools.relation.Groups.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offset of the element of another group that has the same index, or a size or a checksum of
 * bytes in it: what the entries of a directory have.
 *
 * @param key the other group
 * @param checksum a checksum whose paths begin at the other struct; null for the offset
 */
record PeerMeasure(Groups.Key key, @Nullable Checksum checksum) implements Measure {
  @Override
  public Measured of(Site site) throws UncomputableException {
    Member other = peer(site, key);
    if (checksum == null) {
      return Measured.of(GroupMeasure.start(other), false);
    }
    CandidateSum sum = CandidateSum.of(site.place(), site.index(), other.held(), checksum);
    site.census().work().spend(sum.covered());
    return new Measured(sum.value(), SumMeasure.isTrivial(checksum, sum.covered()));
  }

  /** The element of a group with as many elements that has the index of the struct of a number. */
  static Member peer(Site site, Groups.Key key) throws UncomputableException {
    Groups groups = site.census().groups();
    Position own = groups.position(site.place());
    List<Member> others = groups.of(key);
    if (own == null || others.size() != groups.of(own.key()).size()) {
      throw new UncomputableException("there is no such element");
    }
    return others.get(own.index());
  }

  @Override
  public String words() {
    return (checksum == null ? "the offset" : ChecksumText.of(checksum)) + " of " + key.peer();
  }

  @Override
  public @Nullable String annotation() {
    return null;
  }
}
