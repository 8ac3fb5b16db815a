package dev.diptych.conformance.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.diptych.grammar.AuthoringLexer;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.twin.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;

/**
 * The tokens and comments of a text by the generated lexer, one character for each byte. The
 * formatter does not use this lexer.
 *
 * @param head everything before the body
 * @param parts tokens and comments of the body, with what is after {@code Eof}
 */
public record LexedText(String head, List<Part> parts) {
  private static final List<String> GAPS =
      List.of(" ", "  ", "     ", "\t", "\n", "\n  ", "\n\n\n", " # odd\n", "\n#odd \n", "#\t\n\n");

  /**
   * A token or comment.
   *
   * @param text its text, without white space where that has no meaning
   * @param glued whether it follows the part before without white space
   */
  public record Part(String text, boolean glued) {}

  public static LexedText of(byte[] bytes, Engine engine) {
    Header header = Header.peek(new Source("text", bytes));
    boolean raw = header != null && engine.rawCharset(header).isPresent();
    int start = header == null ? 0 : header.span().end();
    String text = new String(bytes, ISO_8859_1);
    AuthoringLexer lexer = new AuthoringLexer(CharStreams.fromString(text.substring(start)));
    lexer.removeErrorListeners();
    lexer.mode(raw ? AuthoringLexer.RAW : AuthoringLexer.BODY);
    List<Part> parts = new ArrayList<>();
    int end = -1;
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      parts.add(new Part(text(token), token.getStartIndex() == end + 1 && end >= 0));
      end = token.getStopIndex();
    }
    return new LexedText(text.substring(0, start), parts);
  }

  private static String text(Token token) {
    String text = token.getText();
    return switch (token.getType()) {
      case AuthoringLexer.BYTES, AuthoringLexer.CALC -> text.replaceAll("[ \t\r\n]", "");
      default -> text.startsWith("#") ? text.stripTrailing() : text;
    };
  }

  /** The texts of all parts. */
  public List<String> texts() {
    return parts.stream().map(Part::text).toList();
  }

  /** The same tokens with other white space and more comments. */
  public byte[] shuffled(Random random) {
    StringBuilder out = new StringBuilder(head).append('\n');
    int rare = 1 + random.nextInt(8);
    boolean ended = false;
    for (Part part : parts) {
      if (ended) {
        out.append('\n');
      } else if (!part.glued()) {
        out.append(random.nextInt(rare) == 0 ? GAPS.get(random.nextInt(GAPS.size())) : " ");
      }
      out.append(part.text());
      ended = part.text().startsWith("#");
    }
    return out.append('\n').toString().getBytes(ISO_8859_1);
  }
}
