package dev.diptych.authoring.merge;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The items of two or three versions of a block, and which of them are told apart by their names
 * and keys.
 */
final class Siblings {
  private final BlockRules rules;
  private final List<List<Part>> versions;
  private final Set<String> repeated = new HashSet<>();
  private final boolean ascends;
  private final boolean hasKeys;

  Siblings(BlockRules rules, List<List<Part>> versions) {
    this.rules = rules;
    this.versions = versions;
    this.ascends = versions.stream().allMatch(Siblings::ascends);
    this.hasKeys = versions.stream().noneMatch(Siblings::hasNumbers);
    versions.forEach(this::count);
  }

  private void count(List<Part> parts) {
    Set<String> known = new HashSet<>();
    for (Part part : parts) {
      if (part.id() != null && !known.add(part.id())) {
        repeated.add(part.id());
      }
    }
  }

  private static Stream<Part> rows(List<Part> parts) {
    return parts.stream().filter(part -> part.kind() == Part.Kind.ROW);
  }

  private static boolean hasNumbers(List<Part> parts) {
    return rows(parts).anyMatch(row -> RowKey.parse(row.name()) != null);
  }

  /** Whether all rows have keys, each greater than the one before. */
  private static boolean ascends(List<Part> parts) {
    RowKey before = null;
    for (Part row : (Iterable<Part>) rows(parts)::iterator) {
      RowKey key = RowKey.parse(row.name());
      if (key == null || (before != null && !before.isBefore(key))) {
        return false;
      }
      before = key;
    }
    return true;
  }

  /** Whether all rows have ascending keys, so that the keys determine their order. */
  boolean ascends() {
    return ascends && !rules.hasElementRows();
  }

  /** Whether no other item of any version has the name or the key of this one. */
  boolean isUnique(Part part) {
    if (part.id() == null || repeated.contains(part.id()) || rules.list(part) != null) {
      return false;
    }
    return part.kind() != Part.Kind.ROW || ascends() || (hasKeys && !rules.hasElementRows());
  }

  /**
   * Whether a part that was changed is another part: a line, or a row or a word of which there are
   * several.
   */
  boolean isExact(Part part) {
    boolean isElement = part.isBlock() || (part.kind() == Part.Kind.ROW && rules.hasElementRows());
    return part.isLine() ? !part.core().isEmpty() : !isElement && !isUnique(part);
  }

  /** Where the items of a version are, by what tells them apart. */
  Map<String, Integer> unique(List<Part> parts) {
    Map<String, Integer> unique = new HashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      String id = parts.get(i).id();
      if (id != null && isUnique(parts.get(i))) {
        unique.put(id, i);
      }
    }
    return unique;
  }

  /** For each part of one version its pair in another one, or -1. */
  int[] pairs(List<Part> from, List<Part> to) {
    Predicate<Part> unique = this::isUnique;
    return new PartPairs(from, to, unique, rules.hasElementRows()).match();
  }

  BlockRules rules() {
    return rules;
  }

  /** The path of an item in the block with a path. */
  String path(String block, Part part) {
    String dot = block.isEmpty() ? "" : block + ".";
    return switch (part.kind()) {
      case LINE -> block.isEmpty() ? "a comment" : "a comment in " + block;
      case EDGE -> part.name();
      case ROW -> (block.isEmpty() ? "row" : block) + row(part);
      case BLOCK, ATTRIBUTE, OTHER -> dot + part.name() + (isUnique(part) ? "" : index(part));
    };
  }

  private String row(Part part) {
    return part.name().isEmpty() ? index(part) : " at " + part.name();
  }

  /** Its index among those with the same name, or among the rows, in its version. */
  private String index(Part part) {
    for (List<Part> parts : versions) {
      int index = 0;
      for (Part each : parts) {
        if (each.line().equals(part.line()) && each.isSame(part)) {
          return "[" + index + "]";
        }
        boolean counts =
            part.kind() == Part.Kind.ROW
                ? each.kind() == Part.Kind.ROW
                : each.kind() == part.kind() && each.name().equals(part.name());
        index += counts ? 1 : 0;
      }
    }
    return "";
  }

  /** The path of the first item of some parts. */
  String path(String block, List<Part> ours, List<Part> theirs) {
    Part first = first(ours);
    first = first == null ? first(theirs) : first;
    List<Part> lines = ours.isEmpty() ? theirs : ours;
    return path(block, first == null ? lines.get(0) : first);
  }

  private static @Nullable Part first(List<Part> parts) {
    return parts.stream().filter(part -> !part.isLine()).findFirst().orElse(null);
  }
}
