package dev.diptych.lsp.feature;

import dev.diptych.ksy.resolve.SpecIndex;
import dev.diptych.lsp.analysis.SpecView;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.TokenType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The types of the names in a spec; the rest is YAML, which editors know. */
final class SpecTokens {
  private SpecTokens() {}

  /** A name and its type. */
  private record Token(Span span, TokenType type) {}

  /** Adds the names within {@code range} to {@code encoder}. */
  static void add(SpecView view, Span range, TokenEncoder encoder) {
    List<Token> tokens = new ArrayList<>();
    for (SpecIndex.Found each : view.all()) {
      Span span = each.isName() ? view.span(each) : null;
      if (span != null && span.start() >= range.start() && span.end() <= range.end()) {
        tokens.add(new Token(span, type(each)));
      }
    }
    tokens.sort(Comparator.comparing(each -> each.span().start()));
    int end = 0;
    for (Token each : tokens) {
      if (each.span().start() >= end) {
        encoder.add(each.span(), each.type());
        end = each.span().end();
      }
    }
  }

  private static TokenType type(SpecIndex.Found found) {
    return switch (found.of().kind()) {
      case SPEC -> TokenType.TITLE;
      case TYPE, ENUM -> TokenType.BLOCK;
      case PARAM -> TokenType.VARIABLE;
      case FIELD, INSTANCE, VALUE -> TokenType.ATTRIBUTE;
      case MEMBER -> TokenType.MEMBER;
    };
  }
}
