package dev.diptych.authoring.comment;

import dev.diptych.twin.compare.Alignment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Pairs the items of a block with those of the same block in the printed text. */
final class ItemPairs {
  private final Block before;
  private final Block printed;
  private final Moves moves;
  private final int[] partners;
  private @Nullable RowPairs rows;
  private int missingFrom = -1;
  private int missingTo = -1;

  /**
   * Pairs items.
   *
   * @param before the block before the change
   * @param printed the block that is printed
   * @param moves what the change does to names and keys
   * @param names other names of items
   */
  ItemPairs(Block before, Block printed, Moves moves, TextNames names) {
    this.before = before;
    this.printed = printed;
    this.moves = moves;
    this.partners = new int[before.count()];
    Arrays.fill(partners, -1);
    Map<String, List<Integer>> after = groups(printed);
    Map<String, List<Integer>> loose = new HashMap<>();
    after.forEach((name, items) -> loose.putIfAbsent(loose(name), items));
    groups(before)
        .forEach(
            (name, items) ->
                pair(items, candidates(moves.name().apply(name), after, loose, names)));
  }

  private static Map<String, List<Integer>> groups(Block block) {
    Map<String, List<Integer>> groups = new LinkedHashMap<>();
    for (int item : block.named()) {
      groups.computeIfAbsent(block.name(item), key -> new ArrayList<>()).add(item);
    }
    return groups;
  }

  private static List<Integer> candidates(
      String name,
      Map<String, List<Integer>> after,
      Map<String, List<Integer>> loose,
      TextNames names) {
    List<String> all = names.of(name);
    return all.stream()
        .filter(after::containsKey)
        .findFirst()
        .map(after::get)
        .or(
            () ->
                all.stream()
                    .map(ItemPairs::loose)
                    .filter(loose::containsKey)
                    .findFirst()
                    .map(loose::get))
        .orElse(List.of());
  }

  /** A struct of one value is a block or an attribute. */
  private static String loose(String name) {
    return name.replace("_", "").toLowerCase(Locale.ROOT);
  }

  private void pair(List<Integer> items, List<Integer> after) {
    if (items.size() == 1 && after.size() == 1) {
      partners[items.get(0)] = after.get(0);
      return;
    }
    List<String> signatures = items.stream().map(item -> signature(before, item)).toList();
    List<String> others = after.stream().map(item -> signature(printed, item)).toList();
    int[] matches =
        Alignment.match(
            items.size(), after.size(), (i, j) -> signatures.get(i).equals(others.get(j)));
    fillGaps(matches, after.size());
    for (int i = 0; i < matches.length; i++) {
      if (matches[i] >= 0) {
        partners[items.get(i)] = after.get(matches[i]);
      }
    }
  }

  /** Pairs what is between equal items in order. */
  private static void fillGaps(int[] matches, int count) {
    int[] limits = new int[matches.length];
    int limit = count;
    for (int i = matches.length - 1; i >= 0; i--) {
      limit = matches[i] < 0 ? limit : matches[i];
      limits[i] = limit;
    }
    int next = 0;
    for (int i = 0; i < matches.length; i++) {
      if (matches[i] < 0 && next < limits[i]) {
        matches[i] = next;
      }
      next = matches[i] < 0 ? next : matches[i] + 1;
    }
  }

  private static String signature(Block block, int item) {
    return block.isBlock(item) ? block.block(item).signature() : "";
  }

  /** The printed item of an item, or -1. */
  int of(int item) {
    return before.isRow(item) ? rows().of(item) : partners[item];
  }

  private RowPairs rows() {
    if (rows == null) {
      rows = new RowPairs(before, printed, moves);
    }
    return rows;
  }

  /** The printed item of {@code item}, or of what follows it in the block; or -1. */
  int from(int item) {
    if (item < before.count() && before.isRow(item)) {
      int row = rows().of(item);
      int next = row >= 0 ? row : rows().following(item);
      return next >= 0 ? next : fromNamed(before.nextNamed(item));
    }
    return fromNamed(item);
  }

  private int fromNamed(int item) {
    int at = item >= missingFrom && item <= missingTo ? missingTo : item;
    int first = at == item ? item : missingFrom;
    while (at < before.count() && (before.isRow(at) || partners[at] < 0)) {
      at++;
    }
    missingFrom = first;
    missingTo = at;
    return at < before.count() ? partners[at] : -1;
  }
}
