package dev.diptych.syntax.error;

import org.jspecify.annotations.Nullable;

/** A change that may repair a text, and how good it is. */
final class Candidate {
  /** How much of the text is accepted: how far beyond the next line means little. */
  enum Progress {
    NONE,
    IN_LINE,
    LINES,
    ALL
  }

  /**
   * What a change achieves.
   *
   * @param reached the offset of the next error, in the text before the change
   * @param contradictions how many lines contradict the braces
   * @param distance how far the change is from the error, in bytes
   */
  record Outcome(Progress progress, int reached, int contradictions, int distance) {
    static final Outcome NONE = new Outcome(Progress.NONE, 0, 0, 0);
  }

  final int offset;
  final int removed;
  final String inserted;
  final int cost;
  Outcome outcome = Outcome.NONE;
  boolean isSure = true;

  /**
   * @param offset where bytes are replaced
   * @param removed how many
   * @param inserted what is there instead
   * @param cost how unlikely it is that this was meant, from 1
   */
  Candidate(int offset, int removed, String inserted, int cost) {
    this.offset = offset;
    this.removed = removed;
    this.inserted = inserted;
    this.cost = cost;
  }

  /** The same change in the text of which an excerpt begins at an offset. */
  Candidate moved(int by) {
    Candidate moved = new Candidate(offset + by, removed, inserted, cost);
    moved.outcome = outcome;
    moved.isSure = isSure;
    return moved;
  }

  boolean isBetter(@Nullable Candidate other) {
    if (other == null) {
      return true;
    }
    int by = compare(other);
    if (by == 0 && !inserted.strip().equals(other.inserted.strip())) {
      other.isSure = false;
    }
    return by > 0 || (by == 0 && outcome.distance < other.outcome.distance);
  }

  private int compare(Candidate other) {
    Outcome that = other.outcome;
    if (outcome.progress != that.progress) {
      return outcome.progress.compareTo(that.progress);
    }
    if (outcome.progress == Progress.IN_LINE && outcome.reached != that.reached) {
      return Integer.compare(outcome.reached, that.reached);
    }
    if (outcome.contradictions != that.contradictions) {
      return Integer.compare(that.contradictions, outcome.contradictions);
    }
    return Integer.compare(other.cost, cost);
  }
}
