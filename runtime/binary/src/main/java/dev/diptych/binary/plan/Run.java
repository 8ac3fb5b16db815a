package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Nesting;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What decoding or encoding one file may still do. */
final class Run {
  /** The code of structs that are nested too deep. */
  static final String TOO_DEEP = "too-deep";

  /** The codes of values that more bytes may complete. */
  private static final Set<String> INCOMPLETE = Set.of("truncated", "missing-terminator");

  private final Budget budget;
  private final @Nullable Trace trace;
  private final @Nullable Encoding encoding;
  private final @Nullable Damage damage;
  private final Trail trail = new Trail();
  private boolean isPart;
  private long count = -1;

  /**
   * @param budget what it may cost
   * @param trace receives where values are; null if that is not asked for
   */
  Run(Budget budget, @Nullable Trace trace) {
    this(budget, trace, null, null);
  }

  /**
   * A run that decodes.
   *
   * @param damage keeps what can be decoded of a damaged file; null if that is rejected
   */
  Run(Budget budget, @Nullable Trace trace, @Nullable Damage damage) {
    this(budget, trace, null, damage);
  }

  private Run(
      Budget budget, @Nullable Trace trace, @Nullable Encoding encoding, @Nullable Damage damage) {
    this.budget = budget;
    this.trace = trace;
    this.encoding = encoding;
    this.damage = damage;
  }

  /** A run that encodes. */
  static Run encoding(Budget budget, Encoding encoding) {
    return new Run(budget, null, encoding, null);
  }

  /** A run that encodes something else on the same budget. */
  Run encoding(Encoding other) {
    return new Run(budget, null, other, null);
  }

  /** A run that decodes on the same budget. */
  Run decoding() {
    return new Run(budget, null);
  }

  /** Lets the last list of the file have any number of elements, and end in the middle of one. */
  Run ofPart() {
    isPart = true;
    return this;
  }

  /**
   * Whether a list is the last one of a file that is a part of one.
   *
   * @param at the struct with the list
   * @param cells the cells with the list: {@code at} or an array
   * @param cell its cell
   */
  boolean isPartOf(Slots at, Cells cells, int cell) {
    return isPart && at.depth() == 0 && cells == at && cell == at.plan().sequence() - 1;
  }

  /** Whether the element of a list that is rejected ends with the part. */
  static boolean isIncomplete(RejectedException cause) {
    return INCOMPLETE.contains(cause.code());
  }

  /** Sets how many elements the list of the whole file has. */
  void count(long elements) {
    count = elements;
  }

  /** How many elements the last list of the whole file has; -1 if its fields do not give that. */
  long count() {
    return count;
  }

  /** Whether values become bytes. */
  boolean encodes() {
    return encoding != null;
  }

  /** Whether values are not complete yet. */
  boolean isFilling() {
    return encoding != null && encoding.isFilling();
  }

  /** What is left to do; only while encoding. */
  Encoding encoding() {
    return requireNonNull(encoding);
  }

  /** Receives where values are; null if that is not asked for. */
  @Nullable Trace trace() {
    return trace;
  }

  /** Where decoding failed. */
  Trail trail() {
    return trail;
  }

  /** Whether what is decoded of a struct, which has a stream of its own, is kept. */
  boolean keeps(Slots struct, RejectedException cause) {
    return damage != null && damage.keep(struct, cause, trail);
  }

  /** Whether no value of the file is kept. */
  boolean isTotalLoss() {
    return damage != null && damage.isTotal();
  }

  /** What could not be decoded, up to a limit. */
  List<Damage.Fault> faults() {
    return damage == null ? List.of() : damage.faults();
  }

  /** How much more that is beyond the limit. */
  long moreFaults() {
    return damage == null ? 0 : damage.more();
  }

  /** Counts a struct or an element. */
  void value() {
    budget.value();
  }

  /** Counts memory. */
  void spend(long bytes) {
    budget.spend(bytes);
  }

  /** Checks how deep a struct is. */
  static void nested(int depth) {
    if (depth >= Nesting.MAX_DEPTH) {
      throw new RejectedException(
          TOO_DEEP, "more than " + Nesting.MAX_DEPTH + " structs are nested here");
    }
  }
}
