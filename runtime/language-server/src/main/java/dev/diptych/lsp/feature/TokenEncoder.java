package dev.diptych.lsp.feature;

import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;

/**
 * Writes tokens as the protocol does: five numbers each, relative to the token before. A token of
 * several lines is one for each line.
 */
final class TokenEncoder {
  private final Document document;
  private final List<Integer> numbers = new ArrayList<>();
  private int lastLine;
  private int lastColumn;

  TokenEncoder(Document document) {
    this.document = document;
  }

  /** Adds a token, which is after those that were added before. */
  void add(Span span, TokenType type) {
    int start = span.start();
    int line = document.line(start);
    while (start < span.end()) {
      int stop = Math.min(span.end(), document.lineEnd(line));
      if (stop > start) {
        Position from = document.position(start);
        int length = document.position(stop).getCharacter() - from.getCharacter();
        add(line, from.getCharacter(), length, type);
      }
      line++;
      start = line < document.lineCount() ? document.lineStart(line) : span.end();
    }
  }

  private void add(int line, int column, int length, TokenType type) {
    numbers.add(line - lastLine);
    numbers.add(line == lastLine ? column - lastColumn : column);
    numbers.add(length);
    numbers.add(type.index());
    numbers.add(0);
    lastLine = line;
    lastColumn = column;
  }

  List<Integer> numbers() {
    return numbers;
  }
}
