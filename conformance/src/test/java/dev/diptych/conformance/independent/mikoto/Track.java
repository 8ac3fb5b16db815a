package dev.diptych.conformance.independent.mikoto;

import java.util.List;

/**
 * A block {@code Vector} or {@code Quaternion}.
 *
 * @param others what the format has no name for; Mikoto writes no such thing
 */
public record Track(
    Kind kind,
    String name,
    String className,
    String member,
    String curve,
    List<Other> others,
    List<Key> keys)
    implements Part {
  /** What is keyed. */
  public enum Kind {
    /** A position. */
    VECTOR("Vector", 3),
    /** A rotation. */
    QUATERNION("Quaternion", 4);

    final String block;
    final int values;

    Kind(String block, int values) {
      this.block = block;
      this.values = values;
    }
  }

  /** Rejects keys with another number of values. */
  public Track {
    for (Key key : keys) {
      if (key.values().size() != kind.values) {
        throw new IllegalArgumentException(key + " in a " + kind.block);
      }
    }
  }

  /** The path of a joint. */
  public static Track vector(String name, Key... keys) {
    return new Track(Kind.VECTOR, name, "Locate", "pos", "linear", List.of(), List.of(keys));
  }

  /** The rotations of a bone. */
  public static Track quaternion(String name, Key... keys) {
    return new Track(Kind.QUATERNION, name, "Bone", "rot", "linear", List.of(), List.of(keys));
  }

  /** The same with items that the format has no name for. */
  public Track with(Other... more) {
    return new Track(kind, name, className, member, curve, List.of(more), keys);
  }
}
