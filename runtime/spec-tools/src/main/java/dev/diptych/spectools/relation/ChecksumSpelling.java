package dev.diptych.spectools.relation;

import dev.diptych.model.checksum.Algorithm;
import dev.diptych.model.checksum.Checksum;
import dev.diptych.model.checksum.Covered;
import dev.diptych.model.checksum.Unpacking;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Spells {@code -twin-checksum} as one line of YAML. */
final class ChecksumSpelling {
  private ChecksumSpelling() {}

  /** The value of the key for a checksum of an algorithm with a name. */
  static String of(Checksum checksum) {
    List<String> parts = new ArrayList<>();
    parts.add("algorithm: " + checksum.algorithm().name());
    parts.add("of: " + covered(checksum.of()));
    unpacking(checksum.of()).map(ChecksumSpelling::unpack).ifPresent(parts::add);
    if (checksum.self() != null) {
      parts.add("self: " + checksum.self());
    }
    if (checksum.bits() != checksum.algorithm().width()
        && !(checksum.algorithm() instanceof Algorithm.Size)) {
      parts.add("bits: " + checksum.bits());
    }
    return "{" + String.join(", ", parts) + "}";
  }

  private static Optional<Unpacking> unpacking(List<Covered> of) {
    return of.stream()
        .filter(Covered.Field.class::isInstance)
        .map(each -> ((Covered.Field) each).unpacking())
        .filter(each -> !each.equals(Unpacking.NONE))
        .findFirst();
  }

  private static String unpack(Unpacking unpacking) {
    String on = unpacking.on();
    if (on == null) {
      return "unpack: " + word(unpacking.otherwise());
    }
    List<String> cases = new ArrayList<>();
    for (Map.Entry<Long, Unpacking.Method> each : unpacking.cases().entrySet()) {
      cases.add(each.getKey() + ": " + word(each.getValue()));
    }
    return "unpack: {switch-on: %s, cases: {%s}}".formatted(on, String.join(", ", cases));
  }

  private static String word(Unpacking.Method method) {
    return method.name().toLowerCase(Locale.ROOT);
  }

  private static String covered(List<Covered> of) {
    if (of.size() == 1) {
      String word = word(of.get(0));
      if (word != null) {
        return word;
      }
    }
    List<String> parts = new ArrayList<>();
    for (Covered each : of) {
      parts.add(String.join(".", ((Covered.Field) each).path()));
    }
    return "[" + String.join(", ", parts) + "]";
  }

  /** What has a spelling of its own. */
  private static @Nullable String word(Covered covered) {
    if (covered instanceof Covered.Before) {
      return "before";
    }
    if (covered instanceof Covered.After) {
      return "after";
    }
    if (covered instanceof Covered.Range range) {
      return "{from: %s, to: %s}".formatted(range.from(), range.to());
    }
    if (covered instanceof Covered.Field field) {
      return field.path().isEmpty()
          ? "struct"
          : field.path().equals(List.of("_root")) ? "file" : null;
    }
    return null;
  }
}
