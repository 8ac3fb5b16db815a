package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes tokens as the protocol does: five numbers each, relative to the token before. A token of
 * several lines is one for each line.
 */
final class TokenEncoder {
  private final Analysis analysis;
  private final Document document;
  private final List<Integer> numbers = new ArrayList<>();
  private int bytes;
  private int text;
  private int lastLine;
  private int lastColumn;

  TokenEncoder(Analysis analysis) {
    this.analysis = analysis;
    this.document = analysis.document();
  }

  /** Adds a token, which is after those that were added before. */
  void add(Span span, TokenType type) {
    int start = toText(span.start());
    int end = toText(span.end());
    int line = document.position(start).getLine();
    while (start < end) {
      int stop = Math.min(end, document.lineEnd(line));
      if (stop > start) {
        add(line, start - document.lineStart(line), stop - start, type);
      }
      line++;
      start = line < document.lineCount() ? document.lineStart(line) : end;
    }
  }

  private int toText(int offset) {
    text = analysis.encoding().advance(text, bytes, offset);
    bytes = offset;
    return text;
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
