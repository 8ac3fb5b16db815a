package dev.diptych.animation.bvh;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.number.NumberReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The words of a BVH file from the first to the last. Blanks and line ends separate words; a brace
 * is a word of its own. Lines end at LF, CR LF or a lone CR.
 */
final class BvhScanner {
  /** The limit of numbers, so that sums of them are finite. */
  private static final double MAX_NUMBER = 1e12;

  private static final int MAX_SHOWN = 40;

  /** Forms of numbers that only some programs write. */
  private static final Pattern ODD_NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  private static final int MAX_ODD = 100;

  private final byte[] bytes;
  private final Source source;
  private final NumberReader numbers = new NumberReader();
  private int start;
  private int at;

  BvhScanner(String name, byte[] bytes) {
    this.bytes = bytes;
    this.source = new Source(name, bytes);
    boolean marked =
        bytes.length >= 3
            && bytes[0] == (byte) 0xEF
            && bytes[1] == (byte) 0xBB
            && bytes[2] == (byte) 0xBF;
    this.at = marked ? 3 : 0;
    this.start = at;
  }

  /** Goes to the next word; returns whether there is one. */
  boolean next() {
    while (at < bytes.length && isSpace(bytes[at])) {
      at++;
    }
    return take();
  }

  /** Goes to the next word of the line; returns whether there is one. */
  boolean nextInLine() {
    while (at < bytes.length && isSpace(bytes[at]) && !endsLine(bytes[at])) {
      at++;
    }
    return take();
  }

  private boolean take() {
    start = at;
    if (at < bytes.length && isBrace(bytes[at])) {
      at++;
    } else {
      while (at < bytes.length && !isSpace(bytes[at]) && !isBrace(bytes[at])) {
        at++;
      }
    }
    return at > start;
  }

  /** Goes back, so that the word is the next one again. */
  void back() {
    at = start;
  }

  /** Passes a colon after blanks; returns whether there is one. */
  boolean passesColon() {
    int colon = at;
    while (colon < bytes.length && (bytes[colon] == ' ' || bytes[colon] == '\t')) {
      colon++;
    }
    boolean found = colon < bytes.length && bytes[colon] == ':';
    at = found ? colon + 1 : at;
    return found;
  }

  private static boolean isSpace(byte b) {
    return b == ' ' || (b >= '\t' && b <= '\r');
  }

  private static boolean endsLine(byte b) {
    return b == '\n' || b == '\r';
  }

  private static boolean isBrace(byte b) {
    return b == '{' || b == '}';
  }

  /** Whether the word is {@code keyword}, in any case. */
  boolean is(String keyword) {
    return at - start == keyword.length() && startsWith(keyword);
  }

  /** If the word begins with {@code keyword}, in any case, cuts it after that. */
  boolean cuts(String keyword) {
    boolean found = at - start >= keyword.length() && startsWith(keyword);
    at = found ? start + keyword.length() : at;
    return found;
  }

  private boolean startsWith(String keyword) {
    for (int i = 0; i < keyword.length(); i++) {
      if (Character.toLowerCase((char) bytes[start + i])
          != Character.toLowerCase(keyword.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** The rest of the line up to a brace, which becomes the word, without blanks around it. */
  String restOfLine() {
    nextInLine();
    int end = start;
    int from = start;
    for (at = start; at < bytes.length && !endsLine(bytes[at]) && !isBrace(bytes[at]); at++) {
      end = isSpace(bytes[at]) ? end : at + 1;
    }
    start = from;
    at = end;
    return text();
  }

  /** The word. Names are UTF-8, or else of the code page of Japanese Windows, or any bytes. */
  private String text() {
    ByteBuffer word = ByteBuffer.wrap(bytes, start, at - start);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(word.duplicate()).toString();
    } catch (CharacterCodingException e) {
      Charset japanese = Charset.forName("windows-31j");
      String text = japanese.decode(word.duplicate()).toString();
      return japanese.encode(text).equals(word)
          ? text
          : StandardCharsets.ISO_8859_1.decode(word).toString();
    }
  }

  /** The word, or its beginning. */
  String word() {
    return source.text(new Span(start, Math.min(at, start + MAX_SHOWN)));
  }

  /** The word for messages. */
  String shown() {
    if (at == start) {
      return "the end of the " + (at == bytes.length ? "file" : "line");
    }
    return "'" + word() + (at - start > MAX_SHOWN ? "…'" : "'");
  }

  Span span() {
    return new Span(start, at);
  }

  Location.InText place(Span span) {
    return new Location.InText(source, span);
  }

  /** The line of a place, from 1. */
  int line(Span span) {
    return source.position(span.start()).line();
  }

  /** An error at the word. */
  BvhException error(String message, String... help) {
    return error(span(), message, help);
  }

  BvhException error(Span span, String message, String... help) {
    return new BvhException(Diagnostic.error(BvhException.CODE, place(span), message, help));
  }

  /** The number of the word. */
  double number() throws BvhException {
    double number;
    if (numbers.readDouble(bytes, start, at)) {
      number = Double.longBitsToDouble(numbers.doubleBits());
    } else {
      String word = source.text(new Span(start, Math.min(at, start + MAX_ODD)));
      if (!ODD_NUMBER.matcher(word).matches()) {
        String help =
            word.contains(",")
                ? "write a decimal point, such as 0.5"
                : "a number is decimal, such as 12.5 or -1e-3";
        throw error("expected a number, found " + shown(), help);
      }
      number = Double.parseDouble(word);
    }
    if (!Double.isFinite(number)) {
      throw error(
          "expected a finite number, found " + shown(),
          "such numbers often come from a division by 0 in the program that wrote the file");
    }
    if (Math.abs(number) > MAX_NUMBER) {
      throw error(
          "expected a number from -1e12 to 1e12, found " + shown(),
          "the numbers of a frame may not be those of their channels");
    }
    return number;
  }

  /** The whole number of the word, which is not negative. */
  long count() throws BvhException {
    boolean valid =
        numbers.readLong(bytes, start, at)
            && !numbers.isUnsignedOverflow()
            && numbers.longValue() >= 0;
    if (!valid) {
      throw error(
          "expected a whole number, found " + shown(), "a count is 0 or more, without a point");
    }
    return numbers.longValue();
  }
}
