package dev.diptych.twin;

import dev.diptych.model.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Errors of items that are in the wrong block. If a text has errors of syntax, too, many of them
 * follow from one brace that the recovery has put elsewhere.
 */
final class MisplacedItems {
  /** What an item is rejected for in a block that is not its own. */
  private static final Set<String> CODES =
      Set.of("unknown-field", "unexpected-rows", "wrong-kind", "duplicate-field", "missing-field");

  /** Errors of syntax that may move items into other blocks; a bad character does not. */
  private static final Set<String> NESTING =
      Set.of("syntax", "unexpected-brace", "unterminated-block", "unterminated-string");

  /** So many are hardly as many mistakes. */
  private static final int MANY = 3;

  private MisplacedItems() {}

  /**
   * The diagnostics without those of misplaced items, if these are many. The first of them remains
   * if it is before all errors of syntax: then it is where the mistake was made.
   *
   * @param found all diagnostics of the text
   * @param syntax those of its syntax
   */
  static List<Diagnostic> withoutConsequences(List<Diagnostic> found, List<Diagnostic> syntax) {
    List<Diagnostic> misplaced =
        found.stream()
            .filter(each -> each.isError() && CODES.contains(each.code()))
            .sorted(Comparator.comparingInt(Diagnostic::offset))
            .toList();
    boolean isDoubtful = syntax.stream().anyMatch(error -> NESTING.contains(error.code()));
    if (!isDoubtful || misplaced.size() < MANY) {
      return found;
    }
    List<Diagnostic> remaining = new ArrayList<>(found);
    Diagnostic first = misplaced.get(0);
    boolean isFirst = syntax.stream().allMatch(error -> first.offset() < error.offset());
    remaining.removeAll(isFirst ? misplaced.subList(1, misplaced.size()) : misplaced);
    return remaining;
  }
}
