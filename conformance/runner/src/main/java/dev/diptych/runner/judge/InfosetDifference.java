package dev.diptych.runner.judge;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds where an infoset first differs from what it should be. */
final class InfosetDifference {
  private static final Set<String> PAIRS = Set.of("f4", "f8", "text", "varint");

  private InfosetDifference() {}

  /** A sentence with the place; empty where both say the same. */
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
        : Optional.of(path(path, more.first()) + " should not be there");
  }

  /** Fields are what people know; that they stand in a member of their struct is not. */
  private static String path(String path, String member) {
    boolean silent = member.equals("fields") || (path.isEmpty() && member.equals("root"));
    return silent ? path : path.isEmpty() ? member : path + "." + member;
  }

  private static Optional<String> lists(String path, List<?> expected, List<?> given) {
    if (isPair(path, expected)) {
      return pair(path, expected, given);
    }
    int both = Math.min(expected.size(), given.size());
    for (int i = 0; i < both; i++) {
      Optional<String> difference = values(path + "[" + i + "]", expected.get(i), given.get(i));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return expected.size() == given.size()
        ? Optional.empty()
        : Optional.of(
            "%s: %d are expected, %d given".formatted(path, expected.size(), given.size()));
  }

  /** Whether this is an exact and a readable spelling: behind their tags, and in cells of rows. */
  private static boolean isPair(String path, List<?> list) {
    String member = path.substring(path.lastIndexOf('.') + 1);
    boolean there = PAIRS.contains(member) || member.matches("rows\\[\\d+\\]\\[\\d+\\]");
    return there && list.size() == 2 && list.get(0) instanceof String;
  }

  /** The readable one may be left out. */
  private static Optional<String> pair(String path, List<?> expected, List<?> given) {
    boolean exact = given.size() == 1 && same(expected.get(0), given.get(0));
    return exact || same(expected, given) ? Optional.empty() : differ(path, expected, given);
  }

  private static Optional<String> differ(String path, Object expected, Object given) {
    return Optional.of("%s: %s is expected, %s given".formatted(path, expected, given));
  }
}
