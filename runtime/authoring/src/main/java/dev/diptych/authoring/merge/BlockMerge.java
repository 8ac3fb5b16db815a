package dev.diptych.authoring.merge;

import dev.diptych.authoring.merge.Hunks.Hunk;
import dev.diptych.authoring.merge.Hunks.Range;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Merges the parts of three versions of a block. */
final class BlockMerge {
  private final Version base;
  private final Version ours;
  private final Version theirs;
  private final Siblings siblings;
  private final Supplier<String> path;
  private final MergeOutput out;

  /**
   * A version of the block.
   *
   * @param parts its parts
   * @param unique those that their names and keys tell apart
   * @param pairs for each part of the base the one of this version, or -1
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Version(List<Part> parts, Map<String, Integer> unique, int[] pairs) {
    @Nullable Part unique(String id) {
      Integer index = unique.get(id);
      return index == null ? null : parts.get(index);
    }

    @Nullable Part pair(int index) {
      return pairs[index] < 0 ? null : parts.get(pairs[index]);
    }

    List<Part> added(List<Hunk> hunks) {
      List<Part> added = new ArrayList<>();
      hunks.forEach(hunk -> added.addAll(parts.subList(hunk.start(), hunk.end())));
      return added;
    }
  }

  /** Parts that are written together: lines and the item that follows them. */
  private record Entry(@Nullable RowKey key, Runnable write) {
    @Nullable BigDecimal number() {
      return key == null ? null : key.number();
    }
  }

  private BlockMerge(
      List<List<Part>> versions, BlockRules rules, Supplier<String> path, MergeOutput out) {
    this.siblings = new Siblings(rules, versions);
    this.base = version(versions.get(0), versions.get(0));
    this.ours = version(versions.get(0), versions.get(1));
    this.theirs = version(versions.get(0), versions.get(2));
    this.path = path;
    this.out = out;
  }

  private Version version(List<Part> from, List<Part> parts) {
    int[] pairs = from == parts ? new int[0] : siblings.pairs(from, parts);
    return new Version(parts, siblings.unique(parts), pairs);
  }

  /** Adds what three versions of a block give. */
  static void merge(
      List<List<Part>> versions, BlockRules rules, Supplier<String> path, MergeOutput out) {
    new BlockMerge(versions, rules, path, out).run();
  }

  private void run() {
    int b = 0;
    int o = 0;
    int t = 0;
    for (int i = 0; i <= base.parts.size(); i++) {
      boolean isEnd = i == base.parts.size();
      if (isEnd || (ours.pairs[i] >= 0 && theirs.pairs[i] >= 0)) {
        int endO = isEnd ? ours.parts.size() : ours.pairs[i];
        int endT = isEnd ? theirs.parts.size() : theirs.pairs[i];
        between(new Range(b, i, o, endO), new Range(b, i, t, endT));
        if (!isEnd) {
          merged(base.parts.get(i), ours.parts.get(endO), theirs.parts.get(endT));
        }
        b = i + 1;
        o = endO + 1;
        t = endT + 1;
      }
    }
  }

  // ---------------------------------------------------------------- items of all versions

  private void merged(Part b, Part o, Part t) {
    if (o.isSame(b)) {
      out.add(t);
    } else if (t.isSame(b) || o.isSame(t)) {
      out.add(o);
    } else {
      Supplier<String> own = () -> siblings.path(path.get(), o);
      PartMerge merge = new PartMerge(b, o, t);
      if (b.isBlock() && o.isBlock() && t.isBlock()) {
        merge.writeOpen(out, own);
        BlockRules rules = siblings.rules().child(o.name());
        merge(List.of(b.children(), o.children(), t.children()), rules, own, out);
        merge.writeClose(out, own);
      } else {
        merge.write(out, siblings.rules().mergesCells(b), own);
      }
    }
  }

  // ---------------------------------------------------------------- what is between them

  private void between(Range first, Range second) {
    List<Entry> entries = new ArrayList<>();
    int o = first.start();
    int t = second.start();
    for (Hunks hunks :
        Hunks.of(first.hunks(ours.pairs), second.hunks(theirs.pairs), this::areAlike)) {
      o = Hunks.start(hunks.from(), hunks.ours(), ours.pairs, o);
      t = Hunks.start(hunks.from(), hunks.theirs(), theirs.pairs, t);
      int endO = Hunks.end(hunks.to(), hunks.ours(), ours.pairs, o);
      int endT = Hunks.end(hunks.to(), hunks.theirs(), theirs.pairs, t);
      changed(
          hunks,
          ours.parts.subList(o, Math.max(o, endO)),
          theirs.parts.subList(t, Math.max(t, endT)),
          entries);
      o = Math.max(o, endO);
      t = Math.max(t, endT);
    }
    if (siblings.ascends()) {
      sort(entries);
    }
    entries.forEach(entry -> entry.write.run());
  }

  /** Sorts the rows between those entries that have no key. */
  private static void sort(List<Entry> entries) {
    int from = 0;
    for (int i = 0; i <= entries.size(); i++) {
      if (i == entries.size() || entries.get(i).key == null) {
        entries
            .subList(from, i)
            .sort(
                Comparator.comparing(
                    Entry::number, Comparator.nullsFirst(Comparator.naturalOrder())));
        from = i + 1;
      }
    }
  }

  private void changed(Hunks hunks, List<Part> first, List<Part> second, List<Entry> entries) {
    List<Part> addedByOurs = ours.added(hunks.ours());
    List<Part> addedByTheirs = theirs.added(hunks.theirs());
    boolean both = !hunks.ours().isEmpty() && !hunks.theirs().isEmpty();
    if (both && areSame(first, second)) {
      same(first, entries);
      return;
    }
    List<Entry> kept = new ArrayList<>();
    boolean bothReplaced = removed(hunks, kept);
    Common common = both ? Common.of(addedByOurs, addedByTheirs) : Common.NONE;
    List<Part> ownByOurs = common.without(addedByOurs);
    List<Part> ownByTheirs = common.without(addedByTheirs);
    boolean isKeyed = areKeyed(addedByOurs) && areKeyed(addedByTheirs);
    boolean oneAdds = ownByOurs.isEmpty() || ownByTheirs.isEmpty();
    bothReplaced &= common.isNone();
    if (isKeyed || (kept.isEmpty() && oneAdds && !bothReplaced)) {
      List<Part> restOfOurs = new ArrayList<>();
      List<Part> restOfTheirs = new ArrayList<>();
      same(addedByOurs.subList(0, common.first()), entries);
      added(ownByOurs, true, restOfOurs, entries);
      added(ownByTheirs, false, restOfTheirs, entries);
      entries.addAll(kept);
      rest(restOfOurs, restOfTheirs, bothReplaced, entries);
      same(addedByOurs.subList(addedByOurs.size() - common.last(), addedByOurs.size()), entries);
    } else {
      entries.add(new Entry(null, () -> conflict(first, second)));
    }
  }

  /** Adds parts that both sides added. */
  private void same(List<Part> parts, List<Entry> entries) {
    parts.forEach(part -> entries.add(new Entry(key(part), () -> out.add(part))));
  }

  /** Whether changes of both sides begin or end with the same comment or item. */
  private boolean areAlike(Hunk one, Hunk other) {
    List<Part> first = ours.parts.subList(one.start(), one.end());
    List<Part> second = theirs.parts.subList(other.start(), other.end());
    return !first.isEmpty() && !second.isEmpty() && !Common.of(first, second).isNone();
  }

  private static boolean areSame(List<Part> first, List<Part> second) {
    boolean same = first.size() == second.size();
    for (int i = 0; same && i < first.size(); i++) {
      same = SameMeaning.of(first.get(i), second.get(i));
    }
    return same;
  }

  /** Whether names and keys tell where items belong. */
  private boolean areKeyed(List<Part> parts) {
    return parts.stream().allMatch(part -> part.isLine() || siblings.isUnique(part));
  }

  private static @Nullable RowKey key(Part part) {
    return part.kind() == Part.Kind.ROW ? RowKey.parse(part.name()) : null;
  }

  /**
   * Adds conflicts for items that one side removed and the other one changed; returns whether both
   * removed the same line or row, which they may have replaced.
   */
  private boolean removed(Hunks hunks, List<Entry> kept) {
    boolean bothRemoved = false;
    for (int i = hunks.from(); i < hunks.to(); i++) {
      Part before = base.parts.get(i);
      Part o = ours.pair(i);
      Part t = theirs.pair(i);
      bothRemoved |= o == null && t == null && siblings.isExact(before);
      Part changed = o == null ? t : o;
      Version other = o == null ? ours : theirs;
      boolean isMoved = before.id() != null && other.unique.containsKey(before.id());
      if (changed != null && !isMoved && !SameMeaning.of(before, changed)) {
        kept.add(new Entry(key(changed), () -> conflict(only(o), only(t))));
      }
    }
    return bothRemoved;
  }

  private static List<Part> only(@Nullable Part part) {
    return part == null ? List.of() : List.of(part);
  }

  /** Adds items with the lines before them; {@code rest} receives the lines after the last one. */
  private void added(List<Part> parts, boolean isOurs, List<Part> rest, List<Entry> entries) {
    for (Part part : parts) {
      if (part.isLine()) {
        rest.add(part);
        continue;
      }
      Runnable write = writer(part, isOurs);
      List<Part> lines = write == null ? onlyHere(rest) : List.copyOf(rest);
      rest.clear();
      entries.add(
          new Entry(
              key(part),
              () -> {
                lines.forEach(out::add);
                if (write != null) {
                  write.run();
                }
              }));
    }
  }

  /** The comments of theirs that ours does not have. */
  private List<Part> onlyHere(List<Part> lines) {
    return lines.stream()
        .filter(line -> !line.core().isEmpty() && ours.parts.stream().noneMatch(line::hasSameCore))
        .toList();
  }

  /** Writes an added item, or one that was elsewhere; null if nothing is written here. */
  private @Nullable Runnable writer(Part part, boolean isOurs) {
    String id = part.id();
    if (id == null || !siblings.isUnique(part)) {
      return () -> out.add(part);
    }
    Part b = base.unique(id);
    Part o = ours.unique(id);
    Part t = theirs.unique(id);
    if (o == null || t == null) {
      // The other side has removed it, or never had it.
      boolean isGone = b != null && SameMeaning.of(b, part);
      return b == null ? () -> out.add(part) : isGone ? null : () -> conflict(only(o), only(t));
    }
    if (b == null) {
      return isOurs ? () -> differ(o, t) : null;
    }
    boolean isMovedByBoth = !isOurs && ours.pairs[base.unique.getOrDefault(id, 0)] < 0;
    return isMovedByBoth ? null : () -> merged(b, o, t);
  }

  /** Adds the lines after the last item that was added. */
  private void rest(List<Part> first, List<Part> second, boolean bothRemoved, List<Entry> entries) {
    if (first.isEmpty() && second.isEmpty()) {
      return;
    }
    boolean isConflict = bothRemoved || (!first.isEmpty() && !second.isEmpty());
    List<Part> one = first.isEmpty() ? second : first;
    Runnable write =
        isConflict && !areSame(first, second)
            ? () -> conflict(first, second)
            : () -> one.forEach(out::add);
    entries.add(new Entry(null, write));
  }

  // ---------------------------------------------------------------- conflicts

  /** Adds an item that both sides added. */
  private void differ(Part o, Part t) {
    if (SameMeaning.of(o, t)) {
      out.add(o);
    } else {
      TwoVersions.write(List.of(o), List.of(t), siblings.rules(), path, out);
    }
  }

  /** Adds a conflict; what both versions begin and end with is not in it. */
  private void conflict(List<Part> first, List<Part> second) {
    int start = 0;
    int endO = first.size();
    int endT = second.size();
    while (start < Math.min(endO, endT) && first.get(start).isSame(second.get(start))) {
      out.add(first.get(start++));
    }
    while (Math.min(endO, endT) > start && first.get(endO - 1).isSame(second.get(endT - 1))) {
      endO--;
      endT--;
    }
    List<Part> one = first.subList(start, endO);
    List<Part> other = second.subList(start, endT);
    if (!one.isEmpty() || !other.isEmpty()) {
      out.conflict(one, other, () -> siblings.path(path.get(), one, other));
    }
    first.subList(endO, first.size()).forEach(out::add);
  }
}
