package dev.diptych.spectools.relation;

import dev.diptych.binary.checksum.Region;
import dev.diptych.binary.checksum.UncomputableException;
import dev.diptych.model.document.Value;
import dev.diptych.spectools.relation.Groups.Member;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The count, the size or the offset of the elements of a group.
 *
 * @param key the group
 * @param kind what is measured
 */
record GroupMeasure(Groups.Key key, Kind kind) implements Measure {
  /** What is measured. */
  enum Kind {
    /** Their size in bytes. */
    SIZE("the size of all "),
    /** The number of elements. */
    COUNT("the number of "),
    /** The offset of the first one. */
    OFFSET("the offset of the first of ");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  @Override
  public Measured of(Site site) throws UncomputableException {
    List<Member> members = site.census().groups().of(key);
    if (kind == Kind.COUNT) {
      return Measured.of(members.size(), members.isEmpty());
    }
    if (kind == Kind.SIZE) {
      long size = members.stream().mapToLong(GroupMeasure::size).sum();
      return Measured.of(size, members.isEmpty());
    }
    Value stored = site.stored();
    if (members.isEmpty() && stored != null) {
      return new Measured(stored, true); // Where nothing is may be anywhere.
    }
    if (members.isEmpty()) {
      throw new UncomputableException("there are no such elements");
    }
    return Measured.of(start(members.get(0)), false);
  }

  private static long size(Member member) {
    Region region = member.element().region();
    return region.end() - region.start();
  }

  /** The offset of an element in the file. */
  static long start(Member member) throws UncomputableException {
    Region region = member.element().region();
    if (region.source().depth() > 0) {
      throw new UncomputableException("it is in other bytes");
    }
    return region.start();
  }

  @Override
  public String words() {
    return kind.words + key.words();
  }

  @Override
  public @Nullable String annotation() {
    return null;
  }
}
