package dev.diptych.text.literal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class BytesLiteralTest {
  @Property
  void anyBytesRoundTrip(@ForAll @Size(max = 100) byte[] bytes) {
    Source source = Source.of("t", print(bytes));
    List<Diagnostic> found = new ArrayList<>();
    assertThat(BytesLiteral.decode(source, 0, source.length(), found::add)).isEqualTo(bytes);
    assertThat(found).isEmpty();
  }

  @Test
  void shortLiteralsAreOnOneLine() {
    assertThat(print(new byte[] {})).isEqualTo("x\"\"");
    assertThat(print(new byte[] {10, -1})).isEqualTo("x\"0aff\"");
    assertThat(print(new byte[32])).isEqualTo("x\"" + "00".repeat(32) + "\"");
  }

  @Test
  void longLiteralsAreWrapped() {
    String line = "\n  " + "00".repeat(32);
    assertThat(print(new byte[33])).isEqualTo("x\"" + line + "\n  00\"");
    assertThat(print(new byte[64])).isEqualTo("x\"" + line + line + "\"");
  }

  @Test
  void readsDigitsOfBothCasesAndBlanks() {
    assertThat(decode("x\" 0A\n\t0b\r\n \"")).isEmpty();
  }

  @Test
  void invalidDigitsAreReported() {
    assertThat(decode("x\"0\"")).containsExactly(2);
    assertThat(decode("x\"0 a0\"")).containsExactly(2);
    assertThat(decode("x\"0g\"")).containsExactly(2, 3);
    assertThat(decode("x\"-\"")).containsExactly(2);
  }

  private static String print(byte[] bytes) {
    ByteBuilder out = new ByteBuilder();
    BytesLiteral.print(bytes, "\n  ", out, () -> {});
    return new String(out.toBytes(), UTF_8);
  }

  private static List<Integer> decode(String text) {
    List<Integer> places = new ArrayList<>();
    BytesLiteral.decode(
        Source.of("t", text),
        0,
        text.length(),
        d -> places.add(((Location.InText) d.location()).span().start()));
    return places;
  }
}
