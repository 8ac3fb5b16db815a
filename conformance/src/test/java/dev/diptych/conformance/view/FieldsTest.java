package dev.diptych.conformance.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bytes and the part of the text that the page marks together have the same value. */
class FieldsTest {
  private static final Path TEXT =
      Repository.path("spec/formats/input_animation/examples/head_turn.twin");

  @TempDir private Path folder;

  @Test
  void everyByteBelongsToAField() throws Exception {
    Path file = binary();
    byte[] bytes = Files.readAllBytes(file);
    try (Viewing viewing = Viewing.of(file.toString())) {
      int times = 0;
      for (int offset = 0; offset < bytes.length; offset += offset < 1000 ? 1 : 37) {
        Map<String, Object> field = json(viewing, "field?file=0&offset=" + offset);
        int start = number(field, "start");
        assertThat(start).isLessThanOrEqualTo(offset);
        assertThat(number(field, "end")).isGreaterThan(offset);
        if (field.get("path").toString().endsWith(".time")) {
          assertThat(number(field, "end") - start).isEqualTo(Float.BYTES);
          float time = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getFloat(start);
          String line = line(viewing, number(field, "line"));
          assertThat(Float.parseFloat(line.strip().split(" ", 2)[0])).isEqualTo(time);
          times++;
        }
      }
      assertThat(times).isGreaterThan(10);
    }
  }

  @Test
  void aRowOfTheTextHasItsBytes() throws Exception {
    byte[] bytes = Files.readAllBytes(binary());
    List<String> lines = Files.readAllLines(TEXT);
    try (Viewing viewing = Viewing.of(TEXT.toString())) {
      int rows = 0;
      for (int line = 1; line <= lines.size(); line++) {
        String text = lines.get(line - 1).strip();
        if (text.matches("[0-9.]+ \\(.*")) {
          Map<String, Object> field = json(viewing, "field?file=0&line=" + line + "&column=9");
          int start = number(field, "start");
          float time = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getFloat(start);
          assertThat(Float.parseFloat(text.split(" ", 2)[0])).isEqualTo(time);
          assertThat(number(field, "line")).isEqualTo(line);
          rows++;
        }
      }
      assertThat(rows).isGreaterThan(4);
    }
  }

  private Path binary() {
    Path file = folder.resolve("a.bin");
    if (!Files.exists(file)) {
      Shell.run("compile", TEXT.toString(), "-o", file.toString());
    }
    return file;
  }

  private static String line(Viewing viewing, int line) throws IOException {
    Map<String, Object> answer = json(viewing, "lines?file=0&count=1&first=" + line);
    return ((List<?>) answer.get("lines")).get(0).toString();
  }

  private static int number(Map<String, Object> json, String name) {
    return ((Number) json.get(name)).intValue();
  }

  private static Map<String, Object> json(Viewing viewing, String path) throws IOException {
    String answer = Request.get(viewing.address(), path).send();
    assertThat(answer).as(path).startsWith("HTTP/1.1 200");
    return JSON.std.mapFrom(answer.substring(answer.indexOf("\r\n\r\n")));
  }
}
