package dev.diptych.animation.motion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tracks that turn bones. */
final class Bones {
  private Bones() {}

  /** Those of a motion itself. */
  static List<Track> of(Motion motion) {
    return motion.tracks().stream().filter(Track::turnsBone).toList();
  }

  /** Those of a motion and of all motions within it. */
  static List<Track> within(Motion motion) {
    return motion.flattened().stream().flatMap(each -> of(each).stream()).toList();
  }

  /** The first motion within {@code motion} that is called {@code name}. */
  static Optional<Motion> namesake(String name, Motion motion) {
    return motion.flattened().stream().skip(1).filter(each -> each.name().equals(name)).findFirst();
  }

  /** A name misspelt in a hierarchy would make its bone a root in silence. */
  static void remarkStrangers(Hierarchy hierarchy, Remarks remarks, Motion... motions) {
    Set<String> names =
        Stream.of(motions)
            .flatMap(motion -> within(motion).stream())
            .map(Track::name)
            .collect(Collectors.toSet());
    for (String child : hierarchy.children()) {
      if (!names.contains(child)) {
        remarks.add("The hierarchy names '%s', which is no bone here.".formatted(child));
      }
    }
  }
}
