package dev.diptych.twin.compare;

import dev.diptych.model.document.Value;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Pairs the elements of two lists: equal elements first; between them elements with the same name
 * and identity, then those with the same name, then equal elements that have moved.
 *
 * @param matches for each element of the first list its pair in the second, or -1
 * @param moved for each element of the first list the place of an equal element, or -1
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record ElementAlignment(int[] matches, int[] moved) {
  /** Pairs two lists whose elements have names and identities. */
  public static ElementAlignment of(
      List<? extends Value> a,
      List<? extends Value> b,
      IntFunction<String> nameA,
      IntFunction<String> nameB,
      IntFunction<String> identityA,
      IntFunction<String> identityB) {
    Map<Object, Integer> ids = new HashMap<>();
    int[] first = ids(a.size(), a::get, ids);
    int[] second = ids(b.size(), b::get, ids);
    int[] matches = Alignment.match(a.size(), b.size(), (i, j) -> first[i] == second[j]);
    Map<Object, Integer> words = new HashMap<>();
    refine(matches, b.size(), identityA, identityB, words);
    refine(matches, b.size(), nameA, nameB, words);
    return new ElementAlignment(matches, moved(matches, first, second));
  }

  private static int[] ids(int count, IntFunction<?> value, Map<Object, Integer> known) {
    int[] ids = new int[count];
    for (int i = 0; i < count; i++) {
      ids[i] = known.computeIfAbsent(value.apply(i), v -> known.size());
    }
    return ids;
  }

  /** Pairs elements without a pair whose words are equal, without crossing other pairs. */
  private static void refine(
      int[] matches,
      int m,
      IntFunction<String> wordA,
      IntFunction<String> wordB,
      Map<Object, Integer> words) {
    int fromA = 0;
    int fromB = 0;
    int[] pairs = matches.clone();
    for (int i = 0; i <= pairs.length; i++) {
      if (i == pairs.length || pairs[i] >= 0) {
        int endB = i == pairs.length ? m : pairs[i];
        if (i > fromA && endB > fromB) {
          int a = fromA;
          int b = fromB;
          int[] one = ids(i - a, k -> wordA.apply(a + k), words);
          int[] other = ids(endB - b, k -> wordB.apply(b + k), words);
          int[] found = Alignment.match(one.length, other.length, (k, l) -> one[k] == other[l]);
          for (int k = 0; k < found.length; k++) {
            matches[a + k] = found[k] < 0 ? -1 : b + found[k];
          }
        }
        fromA = i + 1;
        fromB = endB + 1;
      }
    }
  }

  private static int[] moved(int[] matches, int[] first, int[] second) {
    int[] moved = new int[matches.length];
    Arrays.fill(moved, -1);
    boolean[] used = new boolean[second.length];
    for (int j : matches) {
      if (j >= 0) {
        used[j] = true;
      }
    }
    Map<Integer, Deque<Integer>> free = new HashMap<>();
    for (int j = 0; j < second.length; j++) {
      if (!used[j]) {
        free.computeIfAbsent(second[j], id -> new ArrayDeque<>()).add(j);
      }
    }
    for (int i = 0; i < matches.length; i++) {
      Deque<Integer> places = matches[i] < 0 ? free.get(first[i]) : null;
      if (places != null && !places.isEmpty()) {
        moved[i] = places.remove();
      }
    }
    return moved;
  }
}
