package dev.diptych.conformance.library;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Limits;
import dev.diptych.Outcome;
import dev.diptych.Spec;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are converted in parts give what their documents give. */
class LargeFilesTest {
  private static final int ELEMENTS = 10_000;
  private static final String SPEC =
      """
      meta: {id: log, endian: le}
      seq:
        - {id: num, type: u2}
        - {id: entries, type: entry, repeat: expr, repeat-expr: num}
      types:
        entry:
          seq:
            - {id: len, type: u1}
            - {id: name, size: len}
            - {id: more, type: u1, if: len > 1}
            - {id: level, type: u1, valid: {max: 200}}
      """;

  @TempDir Path folder;
  private Diptych log;
  private Path file;
  private Path text;

  @BeforeEach
  void write() throws IOException {
    log = Diptych.ofSpec(Spec.of(Files.writeString(folder.resolve("log.ksy"), SPEC))).value();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(new byte[] {(byte) ELEMENTS, (byte) (ELEMENTS >> 8)});
    for (int i = 0; i < ELEMENTS; i++) {
      bytes.writeBytes(new byte[] {1, (byte) i, (byte) (i % 200)});
    }
    file = Files.write(folder.resolve("a.log"), bytes.toByteArray());
    text = folder.resolve("a.twin");
  }

  @Test
  void haveTheTextAndTheBytesOfTheirDocument() throws IOException {
    assertThat(log.decompile(file, text).value()).isEqualTo(text);
    Document document = log.decode(file).value();
    assertThat(text).hasBinaryContent(document.print());
    Path back = folder.resolve("back.log");
    assertThat(log.compile(text, back).value()).isEqualTo(back);
    assertThat(back).hasSameBinaryContentAs(file);
  }

  @Test
  void areRejectedAsTheirDocument() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] = (byte) 201;
    Files.write(file, bytes);
    Files.writeString(text, "before");
    Outcome<Path> outcome = log.decompile(file, text);
    assertThat(outcome.errors()).isNotEmpty();
    assertThat(outcome.diagnostics()).isEqualTo(log.decode(file).diagnostics());
    assertThat(text).hasContent("before");
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
    assertThat(log.decompile(file, text).diagnostics()).isEqualTo(log.decode(file).diagnostics());
  }

  @Test
  void reportTheErrorsOfTheWholeText() throws IOException {
    log.decompile(file, text).value();
    String right = Files.readString(text, UTF_8);
    int last = right.lastIndexOf("level");
    Files.writeString(text, right.substring(0, last) + "levle" + right.substring(last + 5));
    Path back = folder.resolve("back.log");
    Outcome<Path> outcome = log.compile(text, back);
    assertThat(outcome.errors()).isNotEmpty();
    assertThat(outcome.diagnostics()).isEqualTo(log.parse(text).diagnostics());
    assertThat(back).doesNotExist();
  }

  @Test
  void respectLimitsAndInputs() throws IOException {
    Diptych small = log.limits(Limits.DEFAULT.withMaxInputBytes(ELEMENTS));
    assertThat(small.decompile(file, text).errors())
        .singleElement()
        .satisfies(error -> assertThat(error.code()).isEqualTo("too-much"));
    Diptych flat = log.limits(Limits.DEFAULT.withMaxNesting(1));
    assertThat(flat.decompile(file, text).errors())
        .singleElement()
        .satisfies(error -> assertThat(error.code()).isEqualTo("too-deep"));
    assertThatThrownBy(() -> log.decompile(file, file)).isInstanceOf(IOException.class);
    assertThat(text).doesNotExist();
  }
}
