package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Nesting;
import java.util.ArrayList;
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
  private final List<Long> beyond = new ArrayList<>();
  private boolean isPart;

  /** How many lists of a part have one element only, which ends with the next list. */
  private int outerLists;

  private long limit = Long.MAX_VALUE;
  private long count = -1;
  private int unread;

  /** The struct, and the list with one element, that the part ends in, as far as that is known. */
  private @Nullable Slots open;

  private @Nullable Array openList;

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

  /**
   * Lets the last list of the file have any number of elements, and end in the middle of one.
   *
   * @param outer how many lists are around that one: each has one element, which ends with the next
   */
  Run ofPart(int outer) {
    isPart = true;
    outerLists = outer;
    return this;
  }

  /** Sets how many elements the last list may have; -1 for the number that its fields give. */
  Run ofElements(long elements) {
    limit = elements;
    return this;
  }

  /**
   * Whether a part ends with a value: a list, or a struct with one.
   *
   * @param at the struct with the value
   * @param cells the cells with the value: {@code at} or an array
   * @param cell its cell
   */
  boolean endsWith(Slots at, Cells cells, int cell) {
    return isPart
        && (cells == openList
            || (cells == at
                && cell == at.plan().sequence() - 1
                && (at.depth() == 0 || at == open)));
  }

  /** Sets the struct that a part ends with. */
  void open(Slots struct) {
    open = struct;
    openList = null;
  }

  /** Whether a list that a part ends with has one element only, with which the part ends. */
  boolean opensOne(Array elements) {
    if (outerLists == 0) {
      return false;
    }
    outerLists--;
    openList = elements;
    return true;
  }

  /** How many elements the last list may have. */
  long limit(long given) {
    return limit < 0 ? given : limit;
  }

  /** Notes how many bytes a stream that a part ends in has behind the part. */
  void beyond(long bytes) {
    beyond.add(bytes);
  }

  /** How many bytes the streams of known sizes have behind the part, the outer ones first. */
  List<Long> beyond() {
    return beyond;
  }

  /** Notes how many bytes of the part are behind the last element of the last list. */
  void unread(int bytes) {
    unread = bytes;
  }

  /** How many bytes of the part are behind the last element of the last list. */
  int unread() {
    return unread;
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
