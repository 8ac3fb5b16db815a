package dev.diptych.authoring.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Header;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.text.shape.Shapes;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lays out texts, plain or authored, also of unknown formats: changes white space, and nothing
 * else. A canonical text does not change, and formatting twice gives the same as formatting once.
 * The tokens are proven to be the same; the proof of formatted texts also proves the bytes.
 */
public final class TextFormatter {
  /** The bytes that suffice to read a header line. */
  public static final int MAX_PREFIX = Header.MAX_PREFIX;

  private static final Set<String> ATTRIBUTES = Set.of("fps");

  private final byte[] text;
  private final Source source;
  private final @Nullable Header header;
  private final boolean raw;
  private final @Nullable TextStyle style;
  private final @Nullable BlockLayout root;

  private TextFormatter(String name, byte[] text, Engine engine, Selection selection) {
    Source plain = new Source(name, text);
    this.text = text;
    this.header = Header.peek(plain);
    Charset charset = header == null ? null : engine.rawCharset(header).orElse(null);
    this.source = charset == null ? plain : plain.withCharset(charset);
    this.raw = charset != null;
    Shapes shapes = header == null ? null : engine.shapes(header, selection).orElse(null);
    this.style = shapes == null ? null : shapes.schema().style();
    this.root = shapes == null ? null : BlockLayout.root(shapes);
  }

  /**
   * Formats a text.
   *
   * @param name its name, for diagnostics
   * @param text all of it
   * @param words the names of blocks and settings that expand; a plain text does not need them
   * @param engine knows the style of its format; the default style is used for unknown formats
   * @param selection the format, if the user selects it
   * @return the formatted text, or the syntax errors
   */
  public static Result<byte[]> format(
      String name, byte[] text, Supplier<Set<String>> words, Engine engine, Selection selection) {
    return new TextFormatter(name, text, engine, selection).format(words);
  }

  /**
   * Whether a file begins with the header line of a format.
   *
   * @param start its first {@link #MAX_PREFIX} bytes
   * @param engine knows the formats
   */
  public static boolean isText(byte[] start, Engine engine) {
    Header header = Header.peek(new Source("", start));
    return header != null && engine.shapes(header, Selection.ANY).isPresent();
  }

  /**
   * Whether a file begins with the header line of any format.
   *
   * @param start its first {@link #MAX_PREFIX} bytes
   */
  public static boolean hasHeader(byte[] start) {
    return Header.peek(new Source("", start)) != null;
  }

  private Result<byte[]> format(Supplier<Set<String>> words) {
    SyntaxTree tree = Syntax.read(source, options(Set.of(), Set.of()));
    if (!tree.isValid()) {
      tree = Syntax.read(source, options(words.get(), ATTRIBUTES));
    }
    if (!tree.isValid()) {
      return Result.failed(tree.errors());
    }
    Style lines = new Style(indent(), tree.trivia().lineEnd().getBytes(US_ASCII));
    SyntaxTree rows = CompactRuns.only(tree, lines);
    byte[] formatted = GapPrinter.print(rows, Layout.of(rows, root, keepsTail(), lines), lines);
    if (header == null && Header.peek(source.withBytes(formatted)) != null) {
      // Words on several lines would be a header line, which was probably meant.
      return Result.failed(Syntax.read(source, SyntaxOptions.DEFAULT).errors());
    }
    if (Arrays.equals(formatted, text) || dependsOnStrings(formatted)) {
      return Result.of(text, List.of());
    }
    return isSame(rows, formatted)
        ? Result.of(formatted, List.of())
        : Result.failed(changed(source.name()));
  }

  /** A text without a header line is included by another one. */
  private SyntaxOptions options(Set<String> words, Set<String> attributes) {
    boolean isIncluded = header == null;
    Dialect dialect = isIncluded ? Dialect.AUTHORED : null;
    return new SyntaxOptions(raw, dialect, words, attributes, isIncluded, true);
  }

  private boolean keepsTail() {
    return header != null && (style == null || style.tail() != null);
  }

  /**
   * Whether the layout would change what an included text means if the text that includes it has a
   * format with raw strings.
   */
  private boolean dependsOnStrings(byte[] formatted) {
    if (header != null) {
      return false;
    }
    SyntaxTree rawTree = singles(source, Dialect.AUTHORED, true);
    return rawTree.isValid() && !isSame(rawTree, formatted);
  }

  private boolean isSame(SyntaxTree before, byte[] formatted) {
    SyntaxTree after = singles(source.withBytes(formatted), before.dialect(), before.isRaw());
    return SameTokens.in(before, after, keepsTail());
  }

  private SyntaxTree singles(Source text, Dialect dialect, boolean isRaw) {
    boolean isIncluded = header == null;
    return Syntax.read(
        text, new SyntaxOptions(isRaw, dialect, Set.of(), Set.of(), isIncluded, false));
  }

  /** The error for a text that formatting would change. */
  public static Diagnostic changed(String name) {
    String message = "formatting this text would change its meaning; this is a bug in Diptych";
    return Diagnostic.error("not-lossless", new Location.Whole(name), message);
  }

  private byte[] indent() {
    return (style == null ? TextStyle.DEFAULT : style).indent().getBytes(US_ASCII);
  }
}
