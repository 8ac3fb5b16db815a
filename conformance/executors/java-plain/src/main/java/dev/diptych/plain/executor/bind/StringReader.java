package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.error.RequestException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.HexFormat;

/** Decodes strings with escapes. */
final class StringReader {
  private final String text;
  private final CharsetEncoder encoder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int at;

  private StringReader(String text, Charset charset) {
    this.text = text;
    this.encoder = charset.newEncoder();
  }

  /** The bytes of {@code text}, without its quotes, in {@code charset}. */
  static byte[] read(String text, Charset charset) {
    return new StringReader(text, charset).read();
  }

  /** The bytes of {@code x"…"}: pairs of digits, separated by optional white space. */
  static byte[] bytes(String literal) {
    String digits = literal.substring(2, literal.length() - 1);
    StringBuilder pairs = new StringBuilder();
    for (String run : digits.split("[ \t\r\n]+", -1)) {
      if (run.length() % 2 != 0) {
        throw RequestException.rejected("a byte requires two digits");
      }
      pairs.append(run);
    }
    return HexFormat.of().parseHex(pairs);
  }

  private byte[] read() {
    while (at < text.length()) {
      int character = text.codePointAt(at);
      at += Character.charCount(character);
      if (character == '\\') {
        escape();
      } else {
        put(character);
      }
    }
    return out.toByteArray();
  }

  private void escape() {
    char letter = at < text.length() ? text.charAt(at++) : 0;
    switch (letter) {
      case 'n' -> put('\n');
      case 'r' -> put('\r');
      case 't' -> put('\t');
      case '"', '\\' -> put(letter);
      case 'x' -> out.write(digits(at, at + 2));
      case 'u' -> character();
      default -> throw RequestException.rejected("unknown escape in \"" + text + "\"");
    }
  }

  /** {@code \}{@code u{…}}, positioned before the braces. */
  private void character() {
    int end = text.indexOf('}', at);
    if (end < 0 || text.charAt(at) != '{') {
      throw RequestException.rejected("\\u requires digits in braces");
    }
    int number = digits(at + 1, end);
    at++;
    boolean surrogate = number >= Character.MIN_SURROGATE && number <= Character.MAX_SURROGATE;
    if (surrogate || !Character.isValidCodePoint(number)) {
      throw RequestException.rejected("invalid code point");
    }
    put(number);
  }

  /** The number of the digits in the range; moves behind it. */
  private int digits(int start, int end) {
    String digits = text.substring(start, Math.min(end, text.length()));
    if (end > text.length() || !digits.matches("[0-9a-fA-F]+")) {
      throw RequestException.rejected("missing hexadecimal digits in \"" + text + "\"");
    }
    at = end;
    String number = digits.replaceFirst("^0+(?=.)", "");
    return number.length() > 6 ? -1 : Integer.parseInt(number, 16);
  }

  private void put(int character) {
    String one = Character.toString(character);
    if (!encoder.canEncode(one)) {
      throw RequestException.rejected(
          String.format("U+%04X is not in %s", character, encoder.charset()));
    }
    out.writeBytes(one.getBytes(encoder.charset()));
  }
}
