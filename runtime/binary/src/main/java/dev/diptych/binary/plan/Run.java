package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

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

  /** Lets the file end in the middle of an element of its last list; see {@link #endsIn}. */
  Run ofPart() {
    isPart = true;
    return this;
  }

  /** Whether the file is a part of one, which ends within the element that is rejected. */
  boolean endsIn(Slots list, RejectedException cause) {
    return isPart && list.depth() == 0 && INCOMPLETE.contains(cause.code());
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
