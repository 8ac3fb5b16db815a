package dev.diptych.lsp.document;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.source.Span;
import java.nio.charset.Charset;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * One version of an open text. Immutable. Offsets are bytes of UTF-8 from the start, as in the
 * syntax tree; positions are those of the protocol: lines, and UTF-16 code units in them.
 */
public final class Document {
  private static final int HALF = 3;

  private final String uri;
  private final String language;
  private final int version;
  private final byte[] bytes;
  private final boolean isAscii;
  private final Lines lines;
  private final Change change;

  /** Where a position was looked up last: a line may have millions of characters. */
  private volatile Mark last = new Mark(0, 0);

  /** A place in a text and its column. */
  private record Mark(int offset, int column) {}

  private Document(
      String uri,
      String language,
      int version,
      byte[] bytes,
      boolean isAscii,
      Lines lines,
      Change change) {
    this.uri = uri;
    this.language = language;
    this.version = version;
    this.bytes = bytes;
    this.isAscii = isAscii;
    this.lines = lines;
    this.change = change;
  }

  /** A document as the client opens it. */
  public static Document opened(String uri, String language, int version, String text) {
    byte[] bytes = Utf8.encode(text);
    Change all = new Change(0, 0, bytes.length);
    return new Document(uri, language, version, bytes, isAscii(bytes), Lines.of(bytes), all);
  }

  private static boolean isAscii(byte[] bytes) {
    int all = 0;
    for (byte b : bytes) {
      all |= b;
    }
    return all >= 0;
  }

  /** The document after {@code changes}, each of which applies to the result of the one before. */
  public Document edited(int newVersion, List<TextDocumentContentChangeEvent> changes) {
    Document result = new Document(uri, language, newVersion, bytes, isAscii, lines, Change.NONE);
    for (TextDocumentContentChangeEvent each : changes) {
      result = result.edited(each);
    }
    return result;
  }

  private Document edited(TextDocumentContentChangeEvent event) {
    Range range = event.getRange();
    if (range == null) {
      return replaced(0, bytes.length, event.getText());
    }
    boolean isOrdered = compare(range.getStart(), range.getEnd()) <= 0;
    Position first = isOrdered ? range.getStart() : range.getEnd();
    Position second = isOrdered ? range.getEnd() : range.getStart();
    int start = offset(first);
    int end = offset(second);
    // Inside of a pair, both halves stay where they are.
    String before = isInside(first, start) ? half(start, 0) : joined(start - HALF, true);
    String after = isInside(second, end) ? half(end, 1) : joined(end, false);
    start -= before.isEmpty() || isInside(first, start) ? 0 : HALF;
    end += isInside(second, end) ? 4 : after.isEmpty() ? 0 : HALF;
    return replaced(start, end, before + event.getText() + after);
  }

  private static int compare(Position a, Position b) {
    return a.getLine() != b.getLine()
        ? Integer.compare(a.getLine(), b.getLine())
        : Integer.compare(a.getCharacter(), b.getCharacter());
  }

  /** Whether a position is between the halves of the pair that begins at {@code offset}. */
  private boolean isInside(Position position, int offset) {
    return offset < bytes.length
        && Utf8.units(bytes[offset]) == 2
        && position.getLine() < lines.count()
        && position.getLine() >= 0
        && position(offset).getCharacter() < position.getCharacter();
  }

  private String half(int offset, int index) {
    return String.valueOf(new String(bytes, offset, 4, UTF_8).charAt(index));
  }

  /** The half of a pair at {@code offset} that may become one with what is inserted beside it. */
  private String joined(int offset, boolean isHigh) {
    char half = Utf8.half(bytes, offset);
    boolean is = isHigh ? Character.isHighSurrogate(half) : Character.isLowSurrogate(half);
    return is ? String.valueOf(half) : "";
  }

  private Document replaced(int start, int end, String text) {
    byte[] inserted = Utf8.encode(text);
    byte[] result = new byte[bytes.length - end + start + inserted.length];
    System.arraycopy(bytes, 0, result, 0, start);
    System.arraycopy(inserted, 0, result, start, inserted.length);
    System.arraycopy(bytes, end, result, start + inserted.length, bytes.length - end);
    Change made = new Change(start, end - start, inserted.length);
    boolean ascii = isAscii && isAscii(inserted);
    Lines moved = lines.edited(result, made);
    return new Document(uri, language, version, result, ascii, moved, change.then(made));
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

  /** What changed since the version before. */
  public Change change() {
    return change;
  }

  /** All of it, shared. */
  public byte[] bytes() {
    return bytes;
  }

  /** Number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** All of it as the client has it. */
  public String text() {
    return Utf8.decode(bytes);
  }

  /** Its bytes in {@code charset}, shared. A character that the charset does not have is a '?'. */
  public byte[] bytes(Charset charset) {
    boolean isSame = isAscii || !Utf8.hasHalves(bytes);
    return charset.equals(UTF_8) && isSame ? bytes : text().getBytes(charset);
  }

  /** Its bytes as characters, whose offsets are those of the bytes. */
  public String characters() {
    return new String(bytes, ISO_8859_1);
  }

  /** Whether it begins with a byte order mark. */
  public boolean isMarked() {
    return bytes.length >= 3
        && bytes[0] == (byte) 0xEF
        && bytes[1] == (byte) 0xBB
        && bytes[2] == (byte) 0xBF;
  }

  /** The text of a range. */
  public String text(Span span) {
    return new String(bytes, span.start(), span.length(), UTF_8);
  }

  /** Number of lines, at least 1. */
  public int lineCount() {
    return lines.count();
  }

  /** The line, from 0, that contains {@code offset}. */
  public int line(int offset) {
    return lines.at(offset);
  }

  /** Offset where {@code line}, from 0, begins. */
  public int lineStart(int line) {
    return lines.start(line);
  }

  /** Offset where {@code line}, from 0, ends: before its line end. */
  public int lineEnd(int line) {
    int start = lines.start(line);
    int end = line + 1 < lines.count() ? lines.start(line + 1) : bytes.length;
    while (end > start && (bytes[end - 1] == '\n' || bytes[end - 1] == '\r')) {
      end--;
    }
    return end;
  }

  /**
   * The offset of a position. A position after the end of its line is the end of the line; one
   * inside of a character is its start.
   */
  public int offset(Position position) {
    if (position.getLine() < 0) {
      return 0;
    }
    if (position.getLine() >= lines.count()) {
      return bytes.length;
    }
    int at = lines.start(position.getLine());
    int end = lineEnd(position.getLine());
    int units = Math.max(0, position.getCharacter());
    if (isAscii) {
      return Math.min(end - at, units) + at;
    }
    Mark mark = last;
    if (mark.offset >= at && mark.offset <= end && mark.column <= units) {
      units -= mark.column;
      at = mark.offset;
    }
    while (at < end && Utf8.units(bytes[at]) <= units) {
      units -= Utf8.units(bytes[at++]);
    }
    return start(at);
  }

  /** The start of the character that has the byte at {@code offset}. */
  private int start(int offset) {
    int at = offset;
    while (at > 0 && at < bytes.length && Utf8.units(bytes[at]) == 0) {
      at--;
    }
    return at;
  }

  /** The position of an offset. */
  public Position position(int offset) {
    int line = lines.at(offset);
    return new Position(line, column(line, offset));
  }

  private int column(int line, int offset) {
    int from = lines.start(line);
    if (isAscii) {
      return offset - from;
    }
    Mark mark = last;
    boolean isNear = mark.offset >= from && mark.offset <= offset;
    int at = start(offset);
    int column =
        isNear ? mark.column + Utf8.units(bytes, mark.offset, at) : Utf8.units(bytes, from, at);
    last = new Mark(at, column);
    return column;
  }

  /** The range between two offsets. */
  public Range range(int start, int end) {
    return new Range(position(start), position(end));
  }

  /** The range of {@code span}. */
  public Range range(Span span) {
    return range(span.start(), span.end());
  }

  /** The span of {@code range}. */
  public Span span(Range range) {
    int start = offset(range.getStart());
    return new Span(start, Math.max(start, offset(range.getEnd())));
  }
}
