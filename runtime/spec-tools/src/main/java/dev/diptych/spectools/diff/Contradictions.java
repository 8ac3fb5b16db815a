package dev.diptych.spectools.diff;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.FileExample;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.diff.change.Trial;
import dev.diptych.spectools.diff.pair.SpecPair;
import dev.diptych.twin.Face;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds files that fail although no rule expects it. */
final class Contradictions {
  private Contradictions() {}

  /** {@code example-differs}: a difference for the trials that contradict the rules. */
  static Optional<SpecDifference> find(
      SpecPair specs, List<SpecDifference> differences, List<Trial> trials) {
    List<Trial> contrary = new ArrayList<>();
    for (Trial trial : trials) {
      boolean expected =
          differences.stream().anyMatch(each -> each.in(trial.direction()).breaks(trial.face()));
      if (trial.failed() > 0 && !expected) {
        contrary.add(trial);
      }
    }
    if (contrary.isEmpty()) {
      return Optional.empty();
    }
    String root = specs.after().root().type().name();
    Location at = specs.after().place(root, List.of());
    FileExample first = contrary.get(0).examples().get(0);
    String message = "no rule expects it, but a generated file shows it: " + first.effect();
    return Optional.of(
        new SpecDifference(
            "example-differs",
            impact(contrary, Direction.BACKWARD),
            impact(contrary, Direction.FORWARD),
            specs.after().simple(root),
            at,
            message));
  }

  private static Impact impact(List<Trial> trials, Direction direction) {
    return Impact.of(has(trials, direction, Face.BINARY), has(trials, direction, Face.TEXT));
  }

  private static boolean has(List<Trial> trials, Direction direction, Face face) {
    return trials.stream().anyMatch(t -> t.direction() == direction && t.face() == face);
  }
}
