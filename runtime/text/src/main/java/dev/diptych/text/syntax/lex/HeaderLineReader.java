package dev.diptych.text.syntax.lex;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.text.syntax.error.SourceLines;
import java.util.List;
import java.util.StringJoiner;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.jspecify.annotations.Nullable;

/** Reads the header line. It selects the format, which determines how the rest is lexed. */
public final class HeaderLineReader {
  /**
   * The first bytes of a file that suffice to read its header line: enough for a licence in
   * comments, and for a byte order mark. A binary file may be one line of gigabytes.
   */
  public static final int MAX_PREFIX = (1 << 16) + 4;

  private static final int MAX_LENGTH = 1 << 16;
  private static final String BODY_MARKS = "{}=(";

  private final Source source;
  private final byte[] bytes;
  private final int start;
  private @Nullable Header line;
  private int bodyStart;

  private HeaderLineReader(Source source) {
    this.source = source;
    this.bytes = source.bytes();
    this.start = EncodingCheck.byteOrderMark(bytes);
  }

  public static HeaderLineReader read(Source source) {
    HeaderLineReader reader = new HeaderLineReader(source);
    reader.read();
    return reader;
  }

  /** The header line of {@code source}, which is not read again if it is {@code known}. */
  public static HeaderLineReader read(Source source, @Nullable Header known) {
    if (known == null) {
      return read(source);
    }
    HeaderLineReader reader = new HeaderLineReader(source);
    reader.line = known;
    reader.bodyStart = known.bodyStart();
    return reader;
  }

  /** The header line; null if there is none. */
  public @Nullable Header line() {
    return line;
  }

  /** Start of the blocks, attributes and rows. */
  public int bodyStart() {
    return bodyStart;
  }

  private void read() {
    int end = Math.min(bytes.length, start + MAX_LENGTH);
    DiptychLexer lexer = new DiptychLexer(new ByteCharStream(source, start, end));
    lexer.removeErrorListeners();
    DiptychParser parser = new DiptychParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.setBuildParseTree(false);
    parser.setErrorHandler(new BailErrorStrategy());
    try {
      DiptychParser.HeaderContext header = parser.header();
      // A line that is cut off by the limit is not a header.
      if (header.stop.getType() == DiptychLexer.LINE_END || end == bytes.length) {
        bodyStart = header.stop.getStopIndex() + 1;
        line = line(header.title, header.version, bodyStart);
        return;
      }
    } catch (ParseCancellationException e) {
      // There is no header line; the caller reports it.
    }
    bodyStart = afterWrongHeader();
  }

  private static Header line(List<Token> title, List<Token> version, int end) {
    Span titleSpan = span(title);
    Span versionSpan = span(version);
    return new Header(words(title), words(version), titleSpan.to(versionSpan), versionSpan, end);
  }

  private static Span span(List<Token> words) {
    Token last = words.get(words.size() - 1);
    return new Span(words.get(0).getStartIndex(), last.getStopIndex() + 1);
  }

  private static String words(List<Token> words) {
    StringJoiner text = new StringJoiner(" ");
    for (Token word : words) {
      text.add(word.getText());
    }
    return text.toString();
  }

  /**
   * Where to continue without a header line: after the line that was probably meant, or at the
   * first line if that looks like the body.
   */
  private int afterWrongHeader() {
    int at = firstWord();
    int end = SourceLines.end(bytes, at);
    String text = new String(bytes, at, Math.min(end - at, MAX_LENGTH), UTF_8).strip();
    boolean body = text.equals("Eof") || text.chars().anyMatch(c -> BODY_MARKS.indexOf(c) >= 0);
    return body ? at : end;
  }

  /** The first byte that is neither white space nor in a comment. */
  public int firstWord() {
    int at = start;
    boolean comment = false;
    while (at < bytes.length) {
      byte b = bytes[at];
      boolean lineEnd = b == '\n' || b == '\r';
      comment = comment ? !lineEnd : b == '#';
      if (!comment && !lineEnd && b != ' ' && b != '\t') {
        return at;
      }
      at++;
    }
    return at;
  }
}
