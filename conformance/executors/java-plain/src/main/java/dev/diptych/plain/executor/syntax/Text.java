package dev.diptych.plain.executor.syntax;

import dev.diptych.grammar.DiptychParser;
import dev.diptych.grammar.DiptychParser.ItemContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.function.Function;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;

/**
 * A syntactically valid text.
 *
 * @param source its characters and bytes
 * @param header its header line
 * @param items items outside of all blocks
 * @param tail the bytes after its end
 */
public record Text(Source source, Header header, List<ItemContext> items, Value.Blob tail) {
  /** The style of texts with a title. */
  public record Style(boolean raw, boolean keepsTail) {}

  /** Parses {@code bytes}, or rejects them. */
  public static Text parse(byte[] bytes, Function<Header, Style> styles) {
    Header header = header(bytes);
    Style style = styles.apply(header);
    Encoding.check(bytes, style.raw());
    Source source = style.raw() ? Source.raw(bytes) : Source.utf8(bytes);
    TextLexer lexer = new TextLexer(source.characters(), style.raw(), style.keepsTail());
    DiptychParser parser = new DiptychParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.addErrorListener(new Refusing());
    List<ItemContext> items = parser.document().body().item();
    byte[] tail = source.bytes(lexer.end().getStopIndex() + 1, source.characters().size());
    return new Text(source, header, items, Value.Blob.of(tail));
  }

  private static Header header(byte[] bytes) {
    // UTF-16 has no header line that could be found, and needs its own message.
    Encoding.check(bytes, true);
    return Header.read(bytes);
  }

  private static final class Refusing extends BaseErrorListener {
    @Override
    public void syntaxError(
        Recognizer<?, ?> recognizer,
        Object symbol,
        int line,
        int column,
        String message,
        RecognitionException e) {
      throw RequestException.rejected("line " + line + ":" + (column + 1) + ": " + message);
    }
  }
}
