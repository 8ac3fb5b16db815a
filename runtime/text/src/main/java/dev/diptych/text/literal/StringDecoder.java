package dev.diptych.text.literal;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;
import java.util.function.Consumer;

/** Decodes one string literal. */
final class StringDecoder {
  private static final String ESCAPES =
      "escapes are \\n \\r \\t \\\" \\\\, \\u{1F600} for a character and \\xFF for a byte";

  private final Source source;
  private final byte[] text;
  private final int end;
  private final Charset charset;
  private final CharacterCodec codec;
  private final Consumer<Diagnostic> sink;
  private final ByteBuilder out;

  StringDecoder(Source source, int end, Charset charset, Consumer<Diagnostic> sink) {
    this.source = source;
    this.text = source.bytes();
    this.end = end;
    this.charset = charset;
    this.codec = new CharacterCodec(charset);
    this.sink = sink;
    this.out = new ByteBuilder();
  }

  byte[] decode(int start) {
    int at = start;
    while (at < end) {
      at = text[at] == '\\' ? escape(at) : character(at);
    }
    return out.toBytes();
  }

  /** Takes the character at {@code at} and returns where the next one begins. */
  private int character(int at) {
    int codePoint = Utf8.codePoint(text, at, end);
    if (codePoint < 0) {
      // Not UTF-8: reported once for the whole text.
      return at + 1;
    }
    int next = at + Utf8.length(codePoint);
    put(codePoint, at, next);
    return next;
  }

  private int escape(int at) {
    int c = at + 1 < end ? text[at + 1] : -1;
    switch (c) {
      case 'n' -> put('\n', at, at + 2);
      case 'r' -> put('\r', at, at + 2);
      case 't' -> put('\t', at, at + 2);
      case '"', '\\' -> put(c, at, at + 2);
      case 'x' -> {
        return rawByte(at);
      }
      case 'u' -> {
        return scalarValue(at);
      }
      default -> {
        return unknown(at);
      }
    }
    return at + 2;
  }

  /** {@code \xNN}: a byte, regardless of the charset. */
  private int rawByte(int at) {
    int stop = digits(at + 2, 2);
    if (stop != at + 4) {
      return bad(at, stop, "\\x requires two hexadecimal digits");
    }
    out.put((byte) (Hex.value(text[at + 2]) << 4 | Hex.value(text[at + 3])));
    return stop;
  }

  /** {@code \}{@code u{…}}: a code point. */
  private int scalarValue(int at) {
    if (at + 2 >= end || text[at + 2] != '{') {
      int stop = digits(at + 2, 4);
      return bad(at, stop, "\\u requires digits in braces", "write \\u{1F600}");
    }
    int stop = digits(at + 3, end);
    if (stop == at + 3 || stop == end || text[stop] != '}') {
      return bad(at, stop, "\\u{ requires hexadecimal digits and '}'");
    }
    int codePoint = number(at + 3, stop);
    if (!Utf8.isCharacter(codePoint)) {
      return bad(at, stop + 1, "invalid code point", "the maximum is 10FFFF");
    }
    put(codePoint, at, stop + 1);
    return stop + 1;
  }

  private int unknown(int at) {
    int codePoint = at + 1 < end ? Utf8.codePoint(text, at + 1, end) : -1;
    int stop = codePoint < 0 ? Math.min(at + 2, end) : at + 1 + Utf8.length(codePoint);
    String spelling = source.text(new Span(at, stop));
    return bad(
        at,
        stop,
        "'" + spelling + "' is not an escape",
        codePoint == '0' ? "write \\u{0}" : ESCAPES);
  }

  /** End of the hexadecimal digits from {@code from} on, at most {@code maximum} of them. */
  private int digits(int from, int maximum) {
    int at = from;
    while (at < end && at - from < maximum && Hex.value(text[at]) >= 0) {
      at++;
    }
    return at;
  }

  /** The value of the digits; values that are too large stay too large. */
  private int number(int from, int to) {
    int value = 0;
    for (int i = from; i < to && value <= Character.MAX_CODE_POINT; i++) {
      value = value << 4 | Hex.value(text[i]);
    }
    return value;
  }

  private void put(int codePoint, int start, int stop) {
    if (!codec.write(codePoint, out)) {
      String name = String.format("U+%04X", codePoint);
      report("unencodable", start, stop, name + " cannot be encoded in " + charset.name());
    }
  }

  private int bad(int start, int stop, String message, String... help) {
    report("bad-escape", start, stop, message, help);
    return stop;
  }

  private void report(String code, int start, int stop, String message, String... help) {
    Location at = new Location.InText(source, new Span(start, stop));
    sink.accept(Diagnostic.error(code, at, message, help));
  }
}
