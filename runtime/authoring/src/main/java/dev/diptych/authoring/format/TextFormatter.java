package dev.diptych.authoring.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.syntax.AuthoredFile;
import dev.diptych.authoring.syntax.AuthoringSyntax;
import dev.diptych.authoring.syntax.SameTokens;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.text.shape.Shapes;
import dev.diptych.text.sink.ByteBuilder;
import dev.diptych.text.syntax.Parsed;
import dev.diptych.text.syntax.SyntaxParser;
import dev.diptych.text.syntax.error.MergeConflicts;
import dev.diptych.text.syntax.lex.EncodingCheck;
import dev.diptych.text.syntax.lex.HeaderLineReader;
import dev.diptych.text.syntax.lex.LineEnds;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lays out texts, plain or authored, also of unknown formats: changes white space, and nothing
 * else. A canonical text does not change, and formatting twice gives the same as formatting once.
 * The tokens are proven to be the same; the proof of formatted texts also proves the bytes.
 */
public final class TextFormatter {
  /** The bytes that suffice to read a header line. */
  public static final int MAX_PREFIX = HeaderLineReader.MAX_PREFIX;

  private static final int MAX_AUTHORED = 16 << 20;

  private final Source source;
  private final HeaderLineReader header;
  private final boolean raw;
  private final @Nullable TextStyle style;
  private final @Nullable BlockLayout root;

  private TextFormatter(Source plain, Twin twin, Selection selection) {
    this.header = HeaderLineReader.read(plain);
    Header line = header.line();
    Charset charset = line == null ? null : twin.rawCharset(line).orElse(null);
    this.source = charset == null ? plain : plain.withCharset(charset);
    this.raw = charset != null;
    Shapes shapes = line == null ? null : twin.shapes(line, null, selection).orElse(null);
    this.style = shapes == null ? null : shapes.schema().style();
    this.root = shapes == null ? null : BlockLayout.root(shapes);
  }

  /**
   * Formats a text.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param twin knows the style of its format; the default style is used for unknown formats
   * @param selection the format, if the user selects it
   * @return the formatted text, or the syntax errors
   */
  public static Result<byte[]> format(String name, byte[] text, Twin twin, Selection selection) {
    return new TextFormatter(new Source(name, text), twin, selection).format();
  }

  /**
   * Whether a file begins with the header line of a format.
   *
   * @param start its first {@link #MAX_PREFIX} bytes
   * @param twin knows the formats
   */
  public static boolean isText(byte[] start, Twin twin) {
    Header header = SyntaxParser.peekHeader(new Source("", start));
    return header != null && twin.shapes(header, null, Selection.ANY).isPresent();
  }

  private Result<byte[]> format() {
    Parsed plain = SyntaxParser.parse(source, new SyntaxOptions(true, raw, header.line()));
    if (plain.ok()) {
      return laidOut(false);
    }
    AuthoringSyntax syntax = new AuthoringSyntax(raw);
    boolean included = header.line() == null;
    int start = included ? byteOrderMark() : header.bodyStart();
    boolean authored =
        source.length() <= MAX_AUTHORED
            && !isMalformed()
            && (included || syntax.isAuthored(source, start, Set.of(), Set.of("fps")));
    AuthoredFile file = authored || isReadable() ? syntax.parse(source, start, included) : null;
    if (file != null && file.diagnostics().isEmpty()) {
      Result<byte[]> formatted = laidOut(true);
      // Words on several lines may be a header line on one.
      return included && formatted.value().filter(TextFormatter::hasHeader).isPresent()
          ? Result.failed(plain.diagnostics())
          : formatted;
    }
    List<Diagnostic> conflicts = MergeConflicts.in(source);
    if (!conflicts.isEmpty()) {
      return Result.failed(conflicts); // Other errors follow from them.
    }
    if (file == null || included) {
      return Result.failed(plain.diagnostics());
    }
    // As when the text is checked: what has fewer errors is what was meant.
    boolean fewer = file.diagnostics().size() < plain.diagnostics().size();
    return Result.failed(authored || fewer ? file.diagnostics() : plain.diagnostics());
  }

  private static boolean hasHeader(byte[] text) {
    return HeaderLineReader.read(new Source("", text)).line() != null;
  }

  private boolean isReadable() {
    return source.length() <= MAX_AUTHORED && !isMalformed();
  }

  private boolean isMalformed() {
    EncodingCheck encoding = new EncodingCheck(source);
    return encoding.notText(raw) != null || (!raw && encoding.malformed() != null);
  }

  private Result<byte[]> laidOut(boolean authored) {
    byte[] text = source.bytes();
    byte[] lineEnd = lineEnd(text);
    byte[] indent = (style == null ? TextStyle.DEFAULT : style).indent().getBytes(US_ASCII);
    ByteBuilder out = new ByteBuilder(text.length + 256);
    LineWriter writer = new LineWriter(text, out, indent, lineEnd);
    Layout layout = new Layout(text, raw, authored, writer, indent, lineEnd, root);
    int start = byteOrderMark();
    out.put(text, 0, start);
    Header line = header.line();
    if (start == 0 && line != null && isMark(text, line.span().start())) {
      out.put((byte) ' '); // At the start of the file it would be a byte order mark.
    }
    if (line != null) {
      layout.header(start, line.span().start(), line.span().end());
      start = line.span().end();
    }
    int end = layout.body(start);
    boolean free = line == null || (style != null && style.tail() == null);
    if (!free) {
      layout.verbatimTail(end, out, lineEnd.length);
    } else {
      layout.tail(end);
    }
    return proven(authored, !free, out.toBytes());
  }

  /** The text, unless a token is missing or different, which would be a bug. */
  private Result<byte[]> proven(boolean authored, boolean tail, byte[] formatted) {
    Source result = new Source(source.name(), formatted);
    boolean headed = header.line() != null;
    boolean same =
        new SameTokens(raw, authored, headed, tail).in(source, result)
            && (headed || isSameRaw(authored, result));
    return same ? Result.of(formatted, List.of()) : Result.failed(changed(source.name()));
  }

  /** The text that includes this one may have a format with raw strings. */
  private boolean isSameRaw(boolean authored, Source result) {
    SameTokens tokens = new SameTokens(true, authored, false, false);
    return !tokens.isPossible(source) || tokens.in(source, result);
  }

  /** The error for a text that formatting would change. */
  public static Diagnostic changed(String name) {
    String message = "formatting this text would change its meaning; this is a bug in Diptych";
    return Diagnostic.error("not-lossless", new Location.Whole(name), message);
  }

  private static boolean isMark(byte[] text, int at) {
    byte[] start = Arrays.copyOfRange(text, at, Math.min(text.length, at + 3));
    return EncodingCheck.byteOrderMark(start) > 0;
  }

  private int byteOrderMark() {
    return EncodingCheck.byteOrderMark(source.bytes());
  }

  /** The line end of the text, as formats that keep it decide; or its only one. */
  private static byte[] lineEnd(byte[] text) {
    if (LineEnds.isCrLf(text)) {
      return "\r\n".getBytes(US_ASCII);
    }
    boolean lineFeed = false;
    boolean carriageReturn = false;
    for (int i = 0; i < text.length && !lineFeed; i++) {
      lineFeed = text[i] == '\n';
      carriageReturn |= text[i] == '\r';
    }
    return (carriageReturn && !lineFeed ? "\r" : "\n").getBytes(US_ASCII);
  }
}
