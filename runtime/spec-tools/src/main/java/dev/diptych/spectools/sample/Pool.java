package dev.diptych.spectools.sample;

import dev.diptych.model.document.Blob;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Files of a spec that each reached a goal first. */
final class Pool {
  /** The size of a file whose bytes are worth changing. */
  private static final int MAX_SMALL = 2048;

  private static final int MAX_CHANGED = 1000;

  /** What it takes to look a file up: so much, and one for so many bytes. */
  private static final int KNOWN = 64;

  private static final int BYTES = 64;

  private final Reach reach;
  private final int goals;
  private final BitSet reached = new BitSet();
  private final List<Entry> entries = new ArrayList<>();
  private final List<Entry> small = new ArrayList<>();
  private final Set<Blob> known = new HashSet<>();
  private long asked;

  Pool(Reach reach, int goals) {
    this.reach = reach;
    this.goals = goals;
  }

  /**
   * A file.
   *
   * @param file the file
   * @param reached the goals that it reaches
   * @param undescribed the number of its bytes that are not in exactly one field
   */
  record Entry(ProvenFile file, BitSet reached, long undescribed) {
    int size() {
      return file.bytes().length();
    }
  }

  /** Whether a file with these bytes was accepted before. */
  boolean knows(Blob bytes) {
    asked += KNOWN + bytes.length() / BYTES;
    return known.contains(bytes);
  }

  /** The work so far, in the units of drafts. */
  long work() {
    return asked + reach.work();
  }

  /** Accepts {@code file}, and keeps it if it reaches a goal first; false if it is known. */
  boolean accept(ProvenFile file) {
    if (!known.add(file.bytes())) {
      return false;
    }
    if (missing() > 0 || entries.isEmpty()) {
      keep(file);
    }
    return true;
  }

  private void keep(ProvenFile file) {
    BitSet own = reach.of(file.root());
    Entry entry = new Entry(file, own, FileQuality.undescribed(file.root()));
    BitSet first = (BitSet) own.clone();
    first.andNot(reached);
    if (!first.isEmpty() || entries.isEmpty()) {
      reached.or(own);
      entries.add(entry);
      addSmall(entry);
    }
  }

  /** Lets {@code file} be changed, which need not reach a goal first. */
  void change(ProvenFile file) {
    if (small.size() < MAX_CHANGED) {
      addSmall(new Entry(file, new BitSet(), FileQuality.undescribed(file.root())));
    }
  }

  private void addSmall(Entry entry) {
    if (entry.size() <= MAX_SMALL) {
      small.add(entry);
    }
  }

  boolean has(int goal) {
    return reached.get(goal);
  }

  /** The number of goals that no file reaches. */
  int missing() {
    return goals - reached.cardinality();
  }

  /** The files that are worth changing. */
  List<Entry> small() {
    return small;
  }

  /** The goals that these files reach. */
  BitSet reached() {
    return (BitSet) reached.clone();
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** At most {@code count} files: next is always the one that reaches most of what is missing. */
  List<Entry> chosen(int count) {
    List<Entry> left = new ArrayList<>(entries);
    List<Entry> chosen = new ArrayList<>();
    BitSet covered = new BitSet();
    while (chosen.size() < count && !left.isEmpty()) {
      int best = 0;
      long most = -1;
      for (int i = 0; i < left.size(); i++) {
        BitSet more = (BitSet) left.get(i).reached().clone();
        more.andNot(covered);
        long score = ((long) more.cardinality() << Integer.SIZE) - left.get(i).size();
        if (score > most || i == 0) {
          best = i;
          most = score;
        }
      }
      Entry next = left.remove(best);
      covered.or(next.reached());
      chosen.add(next);
    }
    return chosen;
  }
}
