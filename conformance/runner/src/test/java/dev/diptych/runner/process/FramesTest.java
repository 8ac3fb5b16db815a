package dev.diptych.runner.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.runner.process.Frames.MalformedMessageException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages go through streams as they are, and what is none is named. */
class FramesTest {
  @Test
  void messagesAreALengthAndJson() throws IOException {
    assertThat(written(Map.of("do", "hello"))).isEqualTo(Shell.frame("{\"do\":\"hello\"}"));
    assertThat(written(Map.of("a", "é"))).isEqualTo(Shell.frame("{\"a\":\"é\"}"));
    assertThat(written(Map.of())).isEqualTo(HexFormat.of().parseHex("020000007b7d"));
  }

  @Test
  void messagesAreReadInOrderUntilTheStreamEnds() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Map<String, Object> first = Map.of("a", List.of("1", 2, true, Map.of("b", "🦆\u0000\n")));
    Frames.write(first, out);
    Frames.write(Map.of(), out);
    ByteArrayInputStream in = new ByteArrayInputStream(out.toByteArray());
    assertThat(Frames.read(in)).isEqualTo(first);
    assertThat(Frames.read(in)).isEmpty();
    assertThat(Frames.read(in)).isNull();
    assertThat(Frames.read(in)).isNull();
  }

  @Test
  void aStreamThatEndsWithinAMessageIsRejected() {
    byte[] whole = Shell.frame("{\"a\":\"b\"}");
    for (int length = 1; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> read(part)).as("%d", length).isInstanceOf(EOFException.class);
    }
  }

  @Test
  void valuesAreCountedBeforeTheyAreParsed() {
    byte[] frame = Shell.frame("{\"a\": [" + "{},".repeat(1_000_001));
    assertThatThrownBy(() -> read(frame))
        .isInstanceOf(MalformedMessageException.class)
        .hasMessage("a message of more than 2,000,000 values");
  }

  @Test
  void aLengthBeyondTheLimitShowsTheBytes() {
    String words = "Traceback (most recent call last):\n  File \"run.py\", line 1 and more to come";
    assertThatThrownBy(() -> read(words.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(MalformedMessageException.class)
        .hasMessage(
            "'Traceback (most recent call last):   File \"run.py\", line 1 a'"
                + " is not the length of a message");
    assertThatThrownBy(() -> read(HexFormat.of().parseHex("01000002")))
        .isInstanceOf(MalformedMessageException.class);
    assertThatThrownBy(() -> read(HexFormat.of().parseHex("00000002")))
        .isInstanceOf(EOFException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "[{}]", "\"a\"", "1", "null", "{", "{\"a\":}", "no JSON", "<x>"})
  void rejectsMessagesThatAreNotJsonObjects(String json) {
    assertThatThrownBy(() -> read(Shell.frame(json)))
        .isInstanceOf(MalformedMessageException.class)
        .hasMessage("'" + json + "' is not a JSON object");
  }

  @Test
  void onlyTheBeginningOfAnInvalidMessageIsShown() {
    assertThatThrownBy(() -> read(Shell.frame("\u0007[" + "ab\n".repeat(100))))
        .isInstanceOf(MalformedMessageException.class)
        .hasMessage("'[" + "ab ".repeat(19) + "a' is not a JSON object");
  }

  @Test
  void deepNestingIsReadWithALargeStack() throws Exception {
    Map<String, Object> deep = Map.of("a", "b");
    for (int i = 1; i < 5000; i++) {
      deep = Map.of("a", deep);
    }
    Map<String, Object> message = deep;
    FutureTask<byte[]> once = new FutureTask<>(() -> written(message));
    FutureTask<byte[]> twice = new FutureTask<>(() -> written(read(once.get())));
    for (FutureTask<?> task : List.of(once, twice)) {
      new Thread(null, task, "deep", 1 << 28).start();
    }
    assertThat(once.get()).hasSize(4 + 5000 * 6 + 3).isEqualTo(twice.get());
  }

  @Test
  void bytesCanBeLongStrings() throws IOException {
    String hex = "c6".repeat(15_000_000);
    assertThat(read(written(Map.of("data", hex))).get("data").equals(hex)).isTrue();
  }

  private static byte[] written(Map<String, ?> message) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Frames.write(message, out);
    return out.toByteArray();
  }

  @Test
  void rejectsMessagesThatAreTooLong() {
    byte[] length = {0, 0, 0, 16}; // 256 MiB
    assertThatThrownBy(() -> read(length))
        .isInstanceOf(Frames.MalformedMessageException.class)
        .hasMessage("a message of 268,435,456 bytes exceeds the limit of 33,554,432 bytes");
  }

  private static Map<String, Object> read(byte[] bytes) throws IOException {
    return Frames.read(new ByteArrayInputStream(bytes));
  }
}
