package dev.diptych.authoring.merge;

import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.Kind;
import dev.diptych.twin.compare.Alignment;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Pairs the parts of two blocks, so that no pairs cross: items with the same id; elements of lists
 * that are equal, then those with the same first string, then those with the same name; lines
 * between paired items that are equal.
 *
 * @param a the parts of the first block
 * @param b the parts of the second block
 * @param isUnique whether a block has no other item with the id of this one
 * @param refinesRows whether rows without a key are paired also if they differ
 */
record PartPairs(List<Part> a, List<Part> b, Predicate<Part> isUnique, boolean refinesRows) {

  /** For each part of the first block, the index of its pair in the second; or -1. */
  int[] match() {
    int[] first = items(a);
    int[] second = items(b);
    int[] pairs = new int[a.size()];
    Arrays.fill(pairs, -1);
    Map<String, Integer> known = new HashMap<>();
    pair(first, second, this::identity, known, pairs);
    refine(first, second, this::nameAndString, known, pairs);
    refine(first, second, this::name, known, pairs);
    gaps(pairs, (from, fromB) -> rows(from, fromB, pairs));
    gaps(
        pairs,
        (from, fromB) ->
            pair(lines(a, from), lines(b, fromB), part -> "# " + part.core(), known, pairs));
    return pairs;
  }

  private static int[] items(List<Part> parts) {
    return IntStream.range(0, parts.size()).filter(i -> !parts.get(i).isLine()).toArray();
  }

  private String identity(Part part) {
    return isUnique.test(part) ? "id " + part.id() : "is " + part.core();
  }

  /** An element of a list with its key or its first string; null if it has none. */
  private @Nullable String nameAndString(Part part) {
    if (!part.isBlock()) {
      return part.kind() == Part.Kind.ROW && refinesRows ? part.id() : null;
    }
    for (Part child : part.children()) {
      SyntaxTree tree = child.text().tree();
      if (child.kind() == Part.Kind.ATTRIBUTE && tree.kind(child.last() - 1) == Kind.STRING) {
        return part.name() + " " + tree.text(child.last() - 1);
      }
    }
    return null;
  }

  private @Nullable String name(Part part) {
    if (part.kind() == Part.Kind.ROW) {
      return refinesRows ? "(" + part.name() : null;
    }
    return part.isBlock() || part.kind() == Part.Kind.ATTRIBUTE ? part.id() : null;
  }

  /** Pairs without a pair between those that have one. */
  private void refine(
      int[] first,
      int[] second,
      Function<Part, @Nullable String> word,
      Map<String, Integer> known,
      int[] pairs) {
    int from = 0;
    int fromB = 0;
    int[] before = pairs.clone();
    for (int i = 0; i <= first.length; i++) {
      if (i == first.length || before[first[i]] >= 0) {
        int[] one = Arrays.copyOfRange(first, from, i);
        int end = i == first.length ? b.size() : before[first[i]];
        int endB = fromB;
        while (endB < second.length && second[endB] < end) {
          endB++;
        }
        int[] other = Arrays.copyOfRange(second, fromB, endB);
        if (one.length > 0 && other.length > 0) {
          Function<Part, @Nullable String> only =
              part -> isUnique.test(part) ? null : word.apply(part);
          pair(one, other, only, known, pairs);
        }
        from = i + 1;
        fromB = endB + 1;
      }
    }
  }

  private void pair(
      int[] first,
      int[] second,
      Function<Part, @Nullable String> word,
      Map<String, Integer> known,
      int[] pairs) {
    int[] one = numbers(first, a, word, known);
    int[] other = numbers(second, b, word, known);
    int[] found =
        Alignment.match(one.length, other.length, (i, j) -> one[i] >= 0 && one[i] == other[j]);
    for (int i = 0; i < found.length; i++) {
      if (found[i] >= 0) {
        pairs[first[i]] = second[found[i]];
      }
    }
  }

  private static int[] numbers(
      int[] indexes,
      List<Part> parts,
      Function<Part, @Nullable String> word,
      Map<String, Integer> known) {
    int[] numbers = new int[indexes.length];
    for (int i = 0; i < numbers.length; i++) {
      String each = word.apply(parts.get(indexes[i]));
      numbers[i] = each == null ? -1 : known.computeIfAbsent(each, w -> known.size());
    }
    return numbers;
  }

  /** Parts between two that have pairs. */
  private record Gap(int from, int to) {}

  private void gaps(int[] pairs, BiConsumer<Gap, Gap> sink) {
    int from = 0;
    int fromB = 0;
    int[] before = pairs.clone();
    for (int i = 0; i <= a.size(); i++) {
      if (i == a.size() || before[i] >= 0) {
        int endB = i == a.size() ? b.size() : before[i];
        if (i > from && endB > fromB) {
          sink.accept(new Gap(from, i), new Gap(fromB, endB));
        }
        from = i + 1;
        fromB = endB + 1;
      }
    }
  }

  private static int[] lines(List<Part> parts, Gap gap) {
    return IntStream.range(gap.from, gap.to).filter(i -> parts.get(i).isLine()).toArray();
  }

  /** Pairs rows without a key: in turn if there are as many, otherwise those that are similar. */
  private void rows(Gap first, Gap second, int[] pairs) {
    int[] one = rows(a, first);
    int[] other = rows(b, second);
    int[] found =
        Alignment.match(
            one.length,
            other.length,
            (i, j) -> one.length == other.length || areSimilar(a.get(one[i]), b.get(other[j])));
    for (int i = 0; i < found.length; i++) {
      if (found[i] >= 0) {
        pairs[one[i]] = other[found[i]];
      }
    }
  }

  private int[] rows(List<Part> parts, Gap gap) {
    return IntStream.range(gap.from, gap.to)
        .filter(i -> parts.get(i).kind() == Part.Kind.ROW && !isUnique.test(parts.get(i)))
        .toArray();
  }

  /** Whether two rows have as many cells, of which at least half are equal. */
  private static boolean areSimilar(Part a, Part b) {
    List<String> one = SameMeaning.cells(a);
    List<String> other = SameMeaning.cells(b);
    long same =
        IntStream.range(0, Math.min(one.size(), other.size()))
            .filter(i -> one.get(i).equals(other.get(i)))
            .count();
    return one.size() == other.size() && 2 * same >= one.size();
  }
}
