package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.text.sink.ByteBuilder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class StringLiteralTest {
  private static final List<Charset> CHARSETS =
      List.of(
          UTF_8,
          UTF_16LE,
          UTF_16BE,
          ISO_8859_1,
          Charset.forName("US-ASCII"),
          Charset.forName("UTF-16"),
          Charset.forName("windows-31j"),
          Charset.forName("Shift_JIS"),
          Charset.forName("EUC-JP"),
          Charset.forName("ISO-2022-JP"),
          Charset.forName("GB18030"),
          Charset.forName("UTF-32LE"),
          Charset.forName("windows-1252"),
          Charset.forName("IBM437"));

  @Property(tries = 5000)
  void anyBytesRoundTrip(@ForAll("charsets") Charset charset, @ForAll("strings") byte[] bytes) {
    assertRoundTrip(charset, bytes);
  }

  @Property(tries = 5000)
  void anyTextRoundTrips(@ForAll("charsets") Charset charset, @ForAll String text) {
    assertRoundTrip(charset, text.getBytes(charset));
  }

  @Test
  void anyBytesRoundTripInEveryCharset() {
    Random random = new Random(1);
    for (Charset charset : Charset.availableCharsets().values()) {
      for (int i = 0; i < 20; i++) {
        byte[] bytes = new byte[random.nextInt(20)];
        random.nextBytes(bytes);
        assertRoundTrip(charset, bytes);
      }
    }
  }

  @Test
  void everyPairOfBytesRoundTrips() {
    for (String name : List.of("windows-31j", "Shift_JIS", "UTF-16LE", "UTF-8", "IBM437")) {
      Charset charset = Charset.forName(name);
      for (int pair = 0; pair < 0x10000; pair += 7) {
        assertRoundTrip(charset, new byte[] {(byte) (pair >> 8), (byte) pair, 'a'});
      }
    }
  }

  @Test
  void printableTextIsNotEscaped() {
    assertThat(print("Größe 日本 😀 'x'", UTF_8)).isEqualTo("\"Größe 日本 😀 'x'\"");
    assertThat(print("日本", Charset.forName("windows-31j"))).isEqualTo("\"日本\"");
    assertThat(print("日本😀", UTF_16LE)).isEqualTo("\"日本😀\"");
    assertThat(print("\u00a0\u00ad\ue000", UTF_8)).isEqualTo("\"\u00a0\u00ad\ue000\"");
  }

  @Test
  void otherCharactersAreEscaped() {
    assertThat(print("a\"b\\c\n\r\t", UTF_8)).isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\"");
    assertThat(print("\0\u0001\u001b\u007f\u0085\u009f", UTF_8))
        .isEqualTo("\"\\u{0}\\u{1}\\u{1b}\\u{7f}\\u{85}\\u{9f}\"");
    assertThat(print("\u200b\u2028\u202e\u2069\ufeff\ufffe\ufdd0", UTF_8))
        .isEqualTo("\"\\u{200b}\\u{2028}\\u{202e}\\u{2069}\\u{feff}\\u{fffe}\\u{fdd0}\"");
    assertThat(print(new String(Character.toChars(0x10FFFF)), UTF_8)).isEqualTo("\"\\u{10ffff}\"");
    assertThat(print("a\n", UTF_16BE)).isEqualTo("\"a\\n\"");
  }

  @Test
  void bytesThatAreNotTextAreEscaped() {
    assertThat(print(new byte[] {'a', -1, 'b', (byte) 0xC3}, UTF_8)).isEqualTo("\"a\\xffb\\xc3\"");
    // Overlong, a surrogate, and past the last character.
    assertThat(print(new byte[] {(byte) 0xC0, (byte) 0x80}, UTF_8)).isEqualTo("\"\\xc0\\x80\"");
    assertThat(print(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, UTF_8))
        .isEqualTo("\"\\xed\\xa0\\x80\"");
    assertThat(print(new byte[] {'a', 0, 'b'}, UTF_16LE)).isEqualTo("\"a\\x62\"");
    assertThat(print(new byte[] {0, (byte) 0xD8, 'b', 0}, UTF_16LE)).isEqualTo("\"\\x00\\xd8b\"");
  }

  @Test
  void escapesAreRead() {
    assertThat(decode("a\\n\\r\\t\\\"\\\\\\u{41}\\u{1F600}", UTF_8))
        .isEqualTo("a\n\r\t\"\\A😀".getBytes(UTF_8));
    assertThat(decode("\\xff\\x0A", UTF_8)).containsExactly(-1, 10);
    assertThat(decode("\\n\\xff", UTF_16BE)).containsExactly(0, 10, -1);
    assertThat(decode("é", ISO_8859_1)).containsExactly(0xE9);
  }

  @Test
  void invalidEscapesAreReportedAtTheirLocation() {
    assertThat(errors("ab\\q", UTF_8)).containsExactly("bad-escape 3..5");
    assertThat(errors("\\é", UTF_8)).containsExactly("bad-escape 1..4");
    assertThat(errors("\\0", UTF_8)).containsExactly("bad-escape 1..3");
    assertThat(errors("\\x4", UTF_8)).containsExactly("bad-escape 1..4");
    assertThat(errors("\\xg\\x", UTF_8)).containsExactly("bad-escape 1..3", "bad-escape 4..6");
    assertThat(errors("\\u0041", UTF_8)).containsExactly("bad-escape 1..7");
    assertThat(errors("\\u{}", UTF_8)).containsExactly("bad-escape 1..4");
    assertThat(errors("\\u{41", UTF_8)).containsExactly("bad-escape 1..6");
    assertThat(errors("\\u{d800}", UTF_8)).containsExactly("bad-escape 1..9");
    assertThat(errors("\\u{110000}\\u{123456789abc}", UTF_8))
        .containsExactly("bad-escape 1..11", "bad-escape 11..27");
  }

  @Test
  void charactersThatTheCharsetLacksAreReported() {
    assertThat(errors("aé日", ISO_8859_1)).containsExactly("unencodable 4..7");
    assertThat(errors("\\u{20ac}", ISO_8859_1)).containsExactly("unencodable 1..9");
  }

  @Test
  void rawStringsKeepTheirBytes() {
    Source source = Source.of("t", "\"a\\n\"");
    assertThat(StringLiteral.decodeRaw(source, 0, 5)).containsExactly('a', '\\', 'n');
    ByteBuilder out = new ByteBuilder();
    assertThat(StringLiteral.printRaw(new byte[] {'a', '\\', -1}, out)).isTrue();
    assertThat(out.toBytes()).containsExactly('"', 'a', '\\', -1, '"');
    assertThat(StringLiteral.printRaw(new byte[] {'"'}, out)).isFalse();
    assertThat(StringLiteral.printRaw(new byte[] {'\n'}, out)).isFalse();
    assertThat(out.length()).isEqualTo(5);
  }

  @Provide
  Arbitrary<Charset> charsets() {
    return Arbitraries.of(CHARSETS);
  }

  /** Bytes of which some are likely to make a character together. */
  @Provide
  Arbitrary<byte[]> strings() {
    Arbitrary<byte[]> any = Arbitraries.bytes().array(byte[].class).ofMaxSize(12);
    Arbitrary<byte[]> text = Arbitraries.strings().ofMaxLength(4).map(s -> s.getBytes(UTF_8));
    return Combinators.combine(any, text, any)
        .as(
            (a, b, c) -> {
              ByteBuilder out = new ByteBuilder();
              out.put(a, 0, a.length);
              out.put(b, 0, b.length);
              out.put(c, 0, c.length);
              return out.toBytes();
            });
  }

  private static void assertRoundTrip(Charset charset, byte[] bytes) {
    ByteBuilder out = new ByteBuilder();
    StringLiteral.print(bytes, charset, out);
    Source source = new Source("t", out.toBytes());
    List<Diagnostic> found = new ArrayList<>();
    byte[] back = StringLiteral.decode(source, 0, source.length(), charset, found::add);
    assertThat(found).isEmpty();
    assertThat(back).as(charset.name()).isEqualTo(bytes);
    // The output is valid UTF-8 on one line.
    String text = new String(out.toBytes(), UTF_8);
    assertThat(text.getBytes(UTF_8)).isEqualTo(out.toBytes());
    assertThat(text.chars().allMatch(c -> c >= 0x20)).isTrue();
  }

  private static String print(String text, Charset charset) {
    return print(text.getBytes(charset), charset);
  }

  private static String print(byte[] bytes, Charset charset) {
    ByteBuilder out = new ByteBuilder();
    StringLiteral.print(bytes, charset, out);
    return new String(out.toBytes(), UTF_8);
  }

  private static byte[] decode(String inner, Charset charset) {
    Source source = Source.of("t", "\"" + inner + "\"");
    List<Diagnostic> found = new ArrayList<>();
    byte[] bytes = StringLiteral.decode(source, 0, source.length(), charset, found::add);
    assertThat(found).isEmpty();
    return bytes;
  }

  private static List<String> errors(String inner, Charset charset) {
    Source source = Source.of("t", "\"" + inner + "\"");
    List<String> found = new ArrayList<>();
    StringLiteral.decode(source, 0, source.length(), charset, d -> found.add(line(d)));
    return found;
  }

  private static String line(Diagnostic d) {
    Location.InText at = (Location.InText) d.location();
    return d.code() + " " + at.span().start() + ".." + at.span().end();
  }
}
