package dev.diptych.runner.judge;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the first difference between two infosets. */
final class InfosetDifference {
  private static final Set<String> PAIRS = Set.of("f4", "f8", "text", "varint");

  private InfosetDifference() {}

  /** A sentence with the path; empty if they are equivalent. */
  static Optional<String> between(Map<?, ?> expected, Map<?, ?> given) {
    return maps("", expected, given);
  }

  private static Optional<String> values(String path, Object expected, Object given) {
    if (expected instanceof Map<?, ?> map && given instanceof Map<?, ?> other) {
      return maps(path, map, other);
    }
    if (expected instanceof List<?> list && given instanceof List<?> other) {
      return lists(path, list, other);
    }
    return same(expected, given) ? Optional.empty() : differ(path, expected, given);
  }

  private static boolean same(Object expected, Object given) {
    return Objects.equals(expected, given);
  }

  private static Optional<String> maps(String path, Map<?, ?> expected, Map<?, ?> given) {
    for (Object member : expected.keySet()) {
      String inner = path(path, String.valueOf(member));
      if (!given.containsKey(member)) {
        return Optional.of(inner + " is missing");
      }
      Optional<String> difference = values(inner, expected.get(member), given.get(member));
      if (difference.isPresent()) {
        return difference;
      }
    }
    TreeSet<String> more = new TreeSet<>();
    given.keySet().forEach(key -> more.add(String.valueOf(key)));
    expected.keySet().forEach(key -> more.remove(String.valueOf(key)));
    return more.isEmpty()
        ? Optional.empty()
        : Optional.of(path(path, more.first()) + " is not expected");
  }

  /** Paths contain fields, not the JSON member that holds them. */
  private static String path(String path, String member) {
    boolean silent = member.equals("fields") || (path.isEmpty() && member.equals("root"));
    return silent ? path : path.isEmpty() ? member : path + "." + member;
  }

  private static Optional<String> lists(String path, List<?> expected, List<?> given) {
    if (isPair(path, expected)) {
      return pair(path, expected, given);
    }
    int common = Math.min(expected.size(), given.size());
    for (int i = 0; i < common; i++) {
      Optional<String> difference = values(path + "[" + i + "]", expected.get(i), given.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return expected.size() == given.size()
        ? Optional.empty()
        : Optional.of(
            "%s: expected %d elements, got %d".formatted(path, expected.size(), given.size()));
  }

  /** Whether this is a pair of exact and readable values: after a tag, or in a cell of a row. */
  private static boolean isPair(String path, List<?> list) {
    String member = path.substring(path.lastIndexOf('.') + 1);
    boolean there = PAIRS.contains(member) || member.matches("rows\\[\\d+\\]\\[\\d+\\]");
    return there && list.size() == 2 && list.get(0) instanceof String;
  }

  /** The readable value is optional. */
  private static Optional<String> pair(String path, List<?> expected, List<?> given) {
    boolean exact = given.size() == 1 && same(expected.get(0), given.get(0));
    return exact || same(expected, given) ? Optional.empty() : differ(path, expected, given);
  }

  private static Optional<String> differ(String path, Object expected, Object given) {
    return Optional.of("%s: expected %s, got %s".formatted(path, expected, given));
  }
}
