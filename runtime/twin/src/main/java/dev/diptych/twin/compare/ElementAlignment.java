package dev.diptych.twin.compare;

import dev.diptych.model.document.Value;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Pairs the elements of two lists: equal elements first; between them elements with the same name
 * and identity, then elements with the same key that have moved, then those with the same name,
 * then equal elements that have moved.
 *
 * @param matches for each element of the first list its pair in the second, or -1
 * @param moved for each element of the first list the place of an element that is equal or has the
 *     same key, or -1
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
    int[] keys =
        movedKeys(matches, nameA, identityA, ids(b.size(), nameB), ids(b.size(), identityB));
    Set<Integer> places = Arrays.stream(keys).boxed().collect(Collectors.toSet());
    IntFunction<String> restA = i -> keys[i] >= 0 ? "first " + i : "name " + nameA.apply(i);
    IntFunction<String> restB = j -> places.contains(j) ? "second " + j : "name " + nameB.apply(j);
    refine(matches, b.size(), restA, restB, words);
    return new ElementAlignment(matches, moved(matches, keys, first, second));
  }

  private static String[] ids(int count, IntFunction<String> word) {
    return IntStream.range(0, count).mapToObj(word).toArray(String[]::new);
  }

  /**
   * For each element without a pair, the place of the only one with the same key that has no pair,
   * either; or -1.
   */
  private static int[] movedKeys(
      int[] matches,
      IntFunction<String> nameA,
      IntFunction<String> identityA,
      String[] namesB,
      String[] identitiesB) {
    boolean[] paired = new boolean[namesB.length];
    Arrays.stream(matches).filter(j -> j >= 0).forEach(j -> paired[j] = true);
    Map<String, Integer> places = new HashMap<>();
    for (int j = 0; j < namesB.length; j++) {
      boolean hasKey = !identitiesB[j].equals(namesB[j]);
      if (!paired[j] && hasKey) {
        places.merge(identitiesB[j], j, (one, other) -> -1);
      }
    }
    int[] moved = new int[matches.length];
    Map<String, Integer> first = new HashMap<>();
    Arrays.fill(moved, -1);
    for (int i = 0; i < moved.length; i++) {
      String identity = matches[i] < 0 ? identityA.apply(i) : "";
      if (matches[i] < 0 && !identity.equals(nameA.apply(i))) {
        Integer twin = first.putIfAbsent(identity, i);
        moved[i] = twin == null ? places.getOrDefault(identity, -1) : -1;
        if (twin != null) {
          moved[twin] = -1; // There are several, so that the key does not tell.
        }
      }
    }
    return moved;
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

  private static int[] moved(int[] matches, int[] keys, int[] first, int[] second) {
    int[] moved = keys.clone();
    boolean[] used = new boolean[second.length];
    for (int j : matches) {
      if (j >= 0) {
        used[j] = true;
      }
    }
    for (int j : keys) {
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
      Deque<Integer> places = matches[i] < 0 && keys[i] < 0 ? free.get(first[i]) : null;
      if (places != null && !places.isEmpty()) {
        moved[i] = places.remove();
      }
    }
    return moved;
  }
}
