package dev.diptych.lsp.document;

import java.nio.charset.Charset;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;

/**
 * One version of an open text. Immutable. Positions are lines and UTF-16 code units; offsets are
 * UTF-16 code units from the start.
 */
public final class Document {
  private final String uri;
  private final String language;
  private final int version;
  private final String text;
  private final Lines lines;
  private @Nullable Encoding encoding;

  private Document(String uri, String language, int version, String text, Lines lines) {
    this.uri = uri;
    this.language = language;
    this.version = version;
    this.text = text;
    this.lines = lines;
  }

  /** A document as the client opens it. */
  public static Document opened(String uri, String language, int version, String text) {
    return new Document(uri, language, version, text, Lines.of(text));
  }

  /** The document after {@code changes}, each of which applies to the result of the one before. */
  public Document edited(int newVersion, List<TextDocumentContentChangeEvent> changes) {
    Document result = this;
    for (TextDocumentContentChangeEvent change : changes) {
      result = result.edited(newVersion, change);
    }
    return result == this ? new Document(uri, language, newVersion, text, lines) : result;
  }

  private Document edited(int newVersion, TextDocumentContentChangeEvent change) {
    Range range = change.getRange();
    if (range == null) {
      return opened(uri, language, newVersion, change.getText());
    }
    int first = offset(range.getStart());
    int second = offset(range.getEnd());
    int start = Math.min(first, second);
    int end = Math.max(first, second);
    String inserted = change.getText();
    String result = text.substring(0, start).concat(inserted).concat(text.substring(end));
    Lines moved = lines.edited(result, start, end - start, inserted.length());
    return new Document(uri, language, newVersion, result, moved);
  }

  /** The identifier that the client uses. */
  public String uri() {
    return uri;
  }

  /** The language that the client opened it as. */
  public String language() {
    return language;
  }

  /** The version of the client. */
  public int version() {
    return version;
  }

  /** All of it. */
  public String text() {
    return text;
  }

  /** Number of lines, at least 1. */
  public int lineCount() {
    return lines.count();
  }

  /** Offset where {@code line}, from 0, begins. */
  public int lineStart(int line) {
    return lines.start(line);
  }

  /** Offset where {@code line}, from 0, ends: before its line end. */
  public int lineEnd(int line) {
    int start = lines.start(line);
    int end = line + 1 < lines.count() ? lines.start(line + 1) : text.length();
    while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** The offset of a position. A position after the end of its line is the end of the line. */
  public int offset(Position position) {
    if (position.getLine() < 0) {
      return 0;
    }
    if (position.getLine() >= lines.count()) {
      return text.length();
    }
    int start = lines.start(position.getLine());
    int column = Math.max(0, position.getCharacter());
    return Math.min(lineEnd(position.getLine()) - start, column) + start;
  }

  /** The position of an offset. */
  public Position position(int offset) {
    int line = lines.at(offset);
    return new Position(line, offset - lines.start(line));
  }

  /** The range between two offsets. */
  public Range range(int start, int end) {
    return new Range(position(start), position(end));
  }

  /** The bytes of the text in {@code charset}, with how they correspond to offsets. */
  public Encoding encoding(Charset charset) {
    synchronized (lines) {
      if (encoding == null || !encoding.charset().equals(charset)) {
        encoding = Encoding.of(text, charset);
      }
      return encoding;
    }
  }
}
