package dev.diptych.plain.executor.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** The header line. It selects the format, which determines how the rest is lexed. */
public record Header(String title, String version) {
  /** Enough for a licence in comments; a binary file may be one endless line. */
  private static final int MAX_LENGTH = 1 << 16;

  /** The header line of a text; rejected if it has none. */
  static Header read(byte[] bytes) {
    int start = Encoding.mark(bytes);
    int length = Math.min(bytes.length - start, MAX_LENGTH);
    String text = new String(bytes, start, length, ISO_8859_1);
    DiptychLexer lexer = new DiptychLexer(CharStreams.fromString(text));
    DiptychParser parser = new DiptychParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    try {
      DiptychParser.HeaderContext header = parser.header();
      if (header.LINE_END() != null || start + length == bytes.length) {
        return new Header(words(header.title), words(header.version));
      }
    } catch (ParseCancellationException e) {
      // Rejected like an endless line.
    }
    throw RequestException.rejected("missing header line");
  }

  private static String words(List<Token> words) {
    String text = words.stream().map(Token::getText).collect(Collectors.joining(" "));
    return new String(text.getBytes(ISO_8859_1), UTF_8);
  }
}
