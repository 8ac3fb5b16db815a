package dev.diptych.animation.motion.change;

import dev.diptych.animation.motion.Motion;
import dev.diptych.animation.motion.Notes;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.hierarchy.Hierarchy;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tracks that rotate bones. */
final class BoneTracks {
  private BoneTracks() {}

  /** The bone tracks of {@code motion} itself. */
  static List<Track> of(Motion motion) {
    return motion.tracks().stream().filter(Track::rotatesBone).toList();
  }

  /** The bone tracks of {@code motion} and of all motions in it. */
  static List<Track> within(Motion motion) {
    return motion.flattened().stream().flatMap(each -> of(each).stream()).toList();
  }

  /** The first motion in {@code motion} with the name {@code name}. */
  static Optional<Motion> named(String name, Motion motion) {
    return motion.flattened().stream().skip(1).filter(each -> each.name().equals(name)).findFirst();
  }

  /**
   * Adds a note for each child in {@code hierarchy} without a track. A misspelt name would
   * otherwise silently make its bone a root.
   */
  static void noteUnknown(Hierarchy hierarchy, Notes notes, Motion... motions) {
    Set<String> names =
        Stream.of(motions)
            .flatMap(motion -> within(motion).stream())
            .map(Track::name)
            .collect(Collectors.toSet());
    for (String child : hierarchy.children()) {
      if (!names.contains(child)) {
        notes.add("The hierarchy names '%s', which is not a bone of this motion.".formatted(child));
      }
    }
  }
}
