package dev.diptych.cli.diff;

import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.twin.Face;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which files must stay readable.
 *
 * @param directions which spec must read the files of the other
 * @param face the face of the files, or null for both
 */
public record DiffQuestion(Set<Direction> directions, @Nullable Face face) {
  /** Keeps its own copy. */
  public DiffQuestion {
    directions = Set.copyOf(directions);
  }

  /** Whether the verdict about {@code direction} and {@code asked} matters. */
  boolean asks(Direction direction, Face asked) {
    return directions.contains(direction) && (face == null || face == asked);
  }

  /** Whether {@code difference} breaks such files. */
  boolean isBrokenBy(SpecDifference difference) {
    return directions.stream().anyMatch(direction -> difference.in(direction).breaks(face));
  }

  /** The directions in their order. */
  List<Direction> sorted() {
    return directions.stream().sorted().toList();
  }
}
