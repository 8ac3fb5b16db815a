package dev.diptych.family.chart;

import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds what a user names: in any case, with {@code *} for any number of characters. */
public final class NamePattern {
  private static final int MAX_LISTED = 12;

  private NamePattern() {}

  /**
   * The items that have one of the wanted names, in the order of the wanted names. A name without
   * its last part, such as {@code a.b} for {@code a.b.c}, names all items that begin with it.
   *
   * @param kind what the items are, in the plural, for messages
   * @throws ChartException if a wanted name is that of no item
   */
  public static <T> List<T> select(
      String kind, List<String> wanted, List<T> items, Function<T, String> name)
      throws ChartException {
    Set<T> found = new LinkedHashSet<>();
    for (String pattern : wanted) {
      List<T> hits = items.stream().filter(item -> isIn(pattern, name.apply(item))).toList();
      if (hits.isEmpty()) {
        throw unknown(kind, pattern, items.stream().map(name).toList());
      }
      found.addAll(hits);
    }
    return new ArrayList<>(found);
  }

  /** An error about a name that no item has. */
  public static ChartException unknown(String kind, String name, List<String> names) {
    Set<String> known = new LinkedHashSet<>();
    for (String each : names) {
      known.add(each);
      int dot = each.lastIndexOf('.');
      if (dot > 0) {
        known.add(each.substring(0, dot));
      }
    }
    String list = String.join(", ", names.stream().limit(MAX_LISTED).toList());
    String more =
        names.size() > MAX_LISTED ? " and %d more".formatted(names.size() - MAX_LISTED) : "";
    return ChartException.unknown(
        "there is no '%s' among the %s%s".formatted(name, kind, Suggestion.of(name, known)),
        names.isEmpty() ? "the file has none" : "the " + kind + " are " + list + more);
  }

  /** Whether the whole of {@code name} has a pattern. */
  public static boolean isWhole(String pattern, String name) {
    return matches(pattern.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
  }

  private static boolean isIn(String pattern, String name) {
    String wanted = pattern.toLowerCase(Locale.ROOT);
    String whole = name.toLowerCase(Locale.ROOT);
    return Stream.iterate(whole.length(), end -> end > 0, end -> whole.lastIndexOf('.', end - 1))
        .anyMatch(end -> matches(wanted, whole.substring(0, end)));
  }

  /** Compares in linear space and at most quadratic time. */
  private static boolean matches(String pattern, String name) {
    int at = 0;
    int star = -1;
    int resume = 0;
    int in = 0;
    while (in < name.length()) {
      if (at < pattern.length() && pattern.charAt(at) == '*') {
        star = at++;
        resume = in;
      } else if (at < pattern.length() && pattern.charAt(at) == name.charAt(in)) {
        at++;
        in++;
      } else if (star >= 0) {
        at = star + 1;
        in = ++resume;
      } else {
        return false;
      }
    }
    while (at < pattern.length() && pattern.charAt(at) == '*') {
      at++;
    }
    return at == pattern.length();
  }
}
