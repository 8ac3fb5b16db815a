package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.Token;
import dev.diptych.lsp.analysis.TokenKind;
import dev.diptych.lsp.analysis.TokenScanner;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.jspecify.annotations.Nullable;

/**
 * The types of the tokens of a text. In a long text, rows and numbers are omitted unless the editor
 * asks for a part of it: the parts that it shows suffice.
 */
public final class TokenTypes {
  /** Bytes for which every token has a type. */
  private static final int MAX_COMPLETE = 1 << 18;

  /** Bytes of rows that are omitted in a long text. */
  private static final int MIN_RUN = 1 << 14;

  TokenTypes() {}

  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(TokenType.legend(), List.of());
  }

  /** The tokens of the whole text. */
  public SemanticTokens all(SemanticTokensParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    return of(analysis, new Span(0, analysis.source().length()));
  }

  /** The tokens of a part. */
  public SemanticTokens range(SemanticTokensRangeParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    return of(analysis, analysis.span(asked.getRange()));
  }

  private static SemanticTokens of(Analysis analysis, Span span) {
    TokenEncoder encoder = new TokenEncoder(analysis);
    if (analysis.isText()) {
      boolean complete = span.length() <= MAX_COMPLETE;
      new Scan(analysis, complete, encoder).run(span);
    }
    return new SemanticTokens(encoder.numbers());
  }

  /** One pass over a part of a text, with two tokens of lookahead. */
  private static final class Scan {
    private final Analysis analysis;
    private final boolean complete;
    private final TokenEncoder encoder;
    private final Source source;
    private final TokenScanner scanner;
    private final TokenClassifier classifier;
    private final LongRuns runs;

    Scan(Analysis analysis, boolean complete, TokenEncoder encoder) {
      this.analysis = analysis;
      this.complete = complete;
      this.encoder = encoder;
      this.source = analysis.source();
      this.scanner = new TokenScanner(source.bytes(), analysis.raw(), analysis.isAuthored());
      this.classifier = new TokenClassifier(source, analysis.isAuthored());
      this.runs = complete ? LongRuns.NONE : LongRuns.of(analysis, MIN_RUN);
    }

    void run(Span span) {
      Header header = analysis.header();
      int start = SafeStart.of(analysis, span.start());
      if (header != null && start < header.span().end()) {
        if (span.start() < header.span().end()) {
          encoder.add(header.span(), TokenType.TITLE);
        }
        start = header.span().end();
      }
      Token before = null;
      Token token = read(start);
      Token next = token == null ? null : read(token.span().end());
      while (token != null && token.span().start() < span.end()) {
        Token second = next == null ? null : read(next.span().end());
        boolean first = before == null || isFirst(before, token);
        TokenType type = classifier.type(token, first, before, next, second);
        boolean shown = complete || type != TokenType.NUMBER;
        if (type != null && shown && token.span().end() > span.start()) {
          encoder.add(token.span(), type);
        }
        if (token.kind() == TokenKind.END) {
          return;
        }
        before = token.kind() == TokenKind.COMMENT ? before : token;
        token = next;
        next = second;
      }
    }

    /** The token after {@code at}, and after a long run of rows that begins there. */
    private @Nullable Token read(int at) {
      if (scanner.read(at) == TokenKind.NOTHING) {
        return null;
      }
      int end = runs.endOf(scanner.start());
      if (end > 0) {
        return read(end);
      }
      return new Token(scanner.kind(), new Span(scanner.start(), scanner.end()));
    }

    private boolean isFirst(Token before, Token token) {
      byte[] bytes = source.bytes();
      for (int i = before.span().end(); i < token.span().start(); i++) {
        if (bytes[i] == '\n' || bytes[i] == '\r') {
          return true;
        }
      }
      return false;
    }
  }
}
