package dev.diptych.text.syntax.lex;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.error.QuotedText;
import dev.diptych.text.syntax.error.SourceLines;
import dev.diptych.text.syntax.error.SyntaxReporter;
import dev.diptych.text.syntax.error.SyntaxWords;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.WordScanner;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;

/**
 * Replaces the tokens that the grammar marks as ERROR by the probable intention, or by nothing, and
 * reports them, so that one invalid word is one error.
 */
final class BadWordHandler {
  private final Source source;
  private final byte[] text;
  private final ByteCharStream input;
  private final boolean rawStrings;
  private final SyntaxReporter reporter;
  private final BadCharacterHandler characters;

  BadWordHandler(Source source, ByteCharStream input, boolean rawStrings, SyntaxReporter reporter) {
    this.source = source;
    this.text = source.bytes();
    this.input = input;
    this.rawStrings = rawStrings;
    this.reporter = reporter;
    this.characters = new BadCharacterHandler(source, input, rawStrings, reporter);
  }

  /** The token for the parser instead of {@code token}; null to drop it. */
  @Nullable Token replace(Token token) {
    if (token.getChannel() != Token.DEFAULT_CHANNEL) {
      return null;
    }
    return switch (token.getType()) {
      case DiptychLexer.BAD_WORD -> word(token);
      case DiptychLexer.BAD_CHAR -> characters.replace(token);
      case DiptychLexer.UNTERMINATED_STRING ->
          unterminated(token, "unterminated-string", SyntaxWords.unterminatedString());
      case DiptychLexer.UNTERMINATED_BYTES ->
          unterminated(token, "unterminated-bytes", "the bytes have no closing quote");
      case DiptychLexer.BAD_BYTES -> bytes(token);
      case DiptychLexer.AFTER_END -> afterEnd(token);
      default -> token;
    };
  }

  private Token word(Token token) {
    int start = token.getStartIndex();
    int end = token.getStopIndex() + 1;
    int colon = start;
    while (colon < end && text[colon] != ':') {
      colon++;
    }
    if (colon == start) {
      return colon(token);
    }
    if (!WordScanner.isLetter(text[start])) {
      return number(token, start, end);
    }
    if (colon < end && WordScanner.kind(text, start, colon) == Literal.Kind.NAME) {
      input.seek(colon);
      CommonToken name = new CommonToken(token);
      name.setType(DiptychLexer.NAME);
      name.setStopIndex(colon - 1);
      return name;
    }
    String help = "names consist of letters, digits and '_'; other text requires double quotes";
    reporter.word(
        "bad-name", start, end, SyntaxWords.badName(QuotedText.of(source, start, end)), help);
    return new ReplacedToken(token, DiptychLexer.NAME);
  }

  private Token number(Token token, int start, int end) {
    String message = SyntaxWords.badNumber(QuotedText.of(source, start, end));
    Replacement better = NumberHints.of(text, start, end);
    String[] help =
        better == null ? new String[0] : new String[] {SyntaxWords.write(better.better())};
    reporter.word("bad-number", start, end, message, better, help);
    return new ReplacedToken(token, DiptychLexer.FLOAT);
  }

  /** Other languages use a colon instead of an equals sign. */
  private Token colon(Token token) {
    int start = token.getStartIndex();
    reporter.word("syntax", start, start + 1, "':' is not allowed here", "write 'name = value'");
    input.seek(start + 1);
    ReplacedToken assign = new ReplacedToken(token, DiptychLexer.ASSIGN);
    assign.setStopIndex(start);
    return assign;
  }

  private Token unterminated(Token token, String code, String message) {
    int start = token.getStartIndex();
    int end = token.getStopIndex() + 1;
    reporter.word(code, start, end, message);
    boolean bytes = token.getType() == DiptychLexer.UNTERMINATED_BYTES;
    ReplacedToken mended =
        new ReplacedToken(token, bytes ? DiptychLexer.BYTES : DiptychLexer.STRING);
    int closing = closing(start + 1, end);
    if (closing < end) {
      mended.setStopIndex(closing - 1);
      input.seek(closing);
    } else if (bytes) {
      input.seek(afterDigits(end));
    }
    return mended;
  }

  /**
   * Start of the closing brackets at the end of the line: they are probably not part of the string.
   */
  private int closing(int start, int end) {
    int first = end;
    for (int at = end - 1; at > start; at--) {
      boolean bracket = text[at] == ')' || text[at] == '}';
      if (!bracket && text[at] != ' ' && text[at] != '\t') {
        break;
      }
      first = bracket ? at : first;
    }
    return first;
  }

  /** End of the following lines that contain only digits, from the end of a line on. */
  private int afterDigits(int lineEnd) {
    int good = lineEnd;
    boolean digits = false;
    for (int at = lineEnd; at < text.length; at++) {
      byte b = text[at];
      boolean newLine = b == '\n' || b == '\r';
      boolean digit = Character.digit(b, 16) >= 0;
      if (!newLine && !digit && b != ' ' && b != '\t') {
        return good;
      }
      digits |= digit;
      good = newLine && digits ? at : good;
      digits &= !newLine;
    }
    return text.length;
  }

  private Token bytes(Token token) {
    int at = token.getStartIndex() + 2;
    while (Character.digit(text[at], 16) >= 0 || Character.isWhitespace(text[at])) {
      at++;
    }
    reporter.word("bad-bytes", at, at + 1, "not a hexadecimal digit");
    return new ReplacedToken(token, DiptychLexer.BYTES);
  }

  /** In a text of another program, the format defines what follows the end. */
  private @Nullable Token afterEnd(Token token) {
    if (!rawStrings) {
      int start = token.getStartIndex();
      int end = SourceLines.end(text, start);
      reporter.word("after-eof", start, end, SyntaxWords.afterEnd());
    }
    return null;
  }
}
