package dev.diptych.ksy.resolve;

import dev.diptych.ksy.expression.Tree;

import dev.diptych.ir.Place;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is wrong with a spec: everything, each thing once. */
final class Problems {
  private final List<Diagnostic> all = new ArrayList<>();
  private final Set<Object> reported = new HashSet<>();

  /**
   * @param span characters of the scalar; null for all of it
   * @param advice sentences; null for none
   */
  void error(String code, Scalar at, Tree.Span span, String message, String... advice) {
    add(code, at, span, message, null, advice);
  }

  /** A name that does not exist, with the one that was probably meant. */
  void unknown(
      String code,
      Scalar at,
      Tree.Span span,
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
      String code, Scalar at, Tree.Span span, String message, Replacement like, String... advice) {
    if (reported.add(List.of(at, message, span == null ? -1 : span.start()))) {
      String[] help = List.of(advice).stream().filter(a -> !a.isEmpty()).toArray(String[]::new);
      all.add(Diagnostic.error(code, at.at(span).location(), message, help).suggesting(like));
    }
  }

  void warning(Scalar at, String message) {
    all.add(Diagnostic.warning("spec-style", at.at(null).location(), message));
  }

  /** Whether there is no error. */
  boolean none() {
    return all.stream().noneMatch(Diagnostic::isError);
  }

  /** In the order of the files, and of the places in each. */
  List<Diagnostic> all() {
    List<String> files = all.stream().map(each -> each.location().name()).distinct().toList();
    return all.stream()
        .sorted(
            Comparator.comparingInt((Diagnostic each) -> files.indexOf(each.location().name()))
                .thenComparingInt(Problems::offset))
        .toList();
  }

  private static int offset(Diagnostic one) {
    return one.location() instanceof Location.InText text ? text.span().start() : 0;
  }
}
