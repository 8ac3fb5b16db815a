package dev.diptych.ksy.resolve;

import dev.diptych.ir.Place;
import dev.diptych.ksy.expression.Tree;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is wrong with a spec: everything, each thing once. */
final class Problems {
  private final List<Diagnostic> all = new ArrayList<>();
  private final Set<Object> reported = new HashSet<>();

  /**
   * @param span characters of the scalar; null for all of it
   * @param advice sentences; null for none
   */
  void error(String code, Scalar at, Tree.@Nullable Span span, String message, String... advice) {
    add(code, at, span, message, null, advice);
  }

  /** A name that does not exist, with the one that was probably meant. */
  void unknown(
      String code,
      Scalar at,
      Tree.@Nullable Span span,
      String message,
      String name,
      Collection<String> known,
      String... advice) {
    add(code, at, span, message, Suggestion.nearest(name, known), advice);
  }

  /** An error in an expression of the finished spec. */
  void error(String code, Place at, String message) {
    all.add(Diagnostic.error(code, at.location(), message));
  }

  private void add(
      String code,
      Scalar at,
      Tree.@Nullable Span span,
      String message,
      @Nullable Replacement like,
      String... advice) {
    if (reported.add(List.of(at, message, span == null ? -1 : span.start()))) {
      Diagnostic error = Diagnostic.error(code, at.at(span).location(), message, present(advice));
      all.add(error.suggesting(like));
    }
  }

  private static String[] present(String... advice) {
    return Stream.of(advice).filter(each -> !each.isEmpty()).toArray(String[]::new);
  }

  /** Something that Kaitai Struct accepts. */
  void warning(String code, Scalar at, Tree.@Nullable Span span, String message, String... advice) {
    all.add(Diagnostic.warning(code, at.at(span).location(), message, present(advice)));
  }

  /** Whether there is no error. */
  boolean none() {
    for (Diagnostic each : all) {
      if (each.isError()) {
        return false;
      }
    }
    return true;
  }

  /** Everything, not ordered yet. */
  List<Diagnostic> all() {
    return List.copyOf(all);
  }
}
