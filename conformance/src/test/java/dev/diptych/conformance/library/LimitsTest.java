package dev.diptych.conformance.library;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.diptych.Diptych;
import dev.diptych.Document;
import dev.diptych.Limits;
import dev.diptych.Outcome;
import dev.diptych.Spec;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits reject inputs before they cost more. */
class LimitsTest {
  private static final Path EXAMPLE = Samples.examples().get(0);

  @TempDir Path folder;

  @Test
  void theSizeOfAnInput() throws Exception {
    byte[] text = Files.readAllBytes(EXAMPLE);
    Diptych enough = Diptych.shipped().limits(Limits.DEFAULT.withMaxInputBytes(text.length));
    Document document = enough.parse(text).value();
    assertThat(enough.parse(EXAMPLE).value()).isEqualTo(document);
    assertThat(enough.parse(new ByteArrayInputStream(text)).value()).isEqualTo(document);
    assertThat(enough.parse(new String(text, UTF_8)).value()).isEqualTo(document);

    Diptych small = Diptych.shipped().limits(Limits.DEFAULT.withMaxInputBytes(text.length - 1L));
    rejects(small.parse(text), "too-much");
    rejects(small.parse(EXAMPLE), "too-much");
    rejects(small.parse(new ByteArrayInputStream(text)), "too-much");
    rejects(small.parse(new String(text, UTF_8)), "too-much");
    rejects(small.open(text), "too-much");
    rejects(small.decode(text), "too-much");
    Path output = folder.resolve("output");
    rejects(small.convert(EXAMPLE, output), "too-much");
    assertThat(output).doesNotExist();
  }

  @Test
  void anEndlessStreamIsReadUpToTheLimit() throws Exception {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 'a';
          }

          @Override
          public int read(byte[] to, int at, int count) {
            Arrays.fill(to, at, at + count, (byte) 'a');
            return count;
          }
        };
    Diptych small = Diptych.shipped().limits(Limits.DEFAULT.withMaxInputBytes(1000));
    rejects(small.decode(endless), "too-much");
  }

  /** A list of structs in structs: as deep as a number of the file. */
  @Test
  void theDepthOfStructs() throws Exception {
    Diptych nested =
        spec(
            """
            seq: [{id: top, type: node}]
            types: {node: {seq: [{id: more, type: u1}, {id: next, type: node, if: more == 1}]}}
            """);
    byte[] file = {1, 1, 1, 0};
    assertThat(nested.limits(Limits.DEFAULT.withMaxNesting(5)).decode(file).ok()).isTrue();
    Outcome<Document> rejected = nested.limits(Limits.DEFAULT.withMaxNesting(4)).decode(file);
    rejects(rejected, "too-deep");
    assertThat(rejected.errors().get(0).toString()).contains("offset 3", "top.next.next.next");
  }

  @Test
  void theBudget() throws Exception {
    Diptych empties =
        spec(
            """
            seq:
              - {id: count, type: u4}
              - {id: things, type: thing, repeat: expr, repeat-expr: count}
            types: {thing: {seq: [{id: name, size: 0}]}}
            """);
    byte[] file = {0, 0, 2, 0};
    rejects(empties.decode(file), "too-much");
    assertThat(empties.limits(Limits.DEFAULT.withBudget(50)).decode(file).errors()).isEmpty();
  }

  @Test
  void limitsHaveRanges() {
    assertThatThrownBy(() -> Limits.DEFAULT.withBudget(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("budget must be from 1 to 1000000, but is 0");
    assertThatThrownBy(() -> Limits.DEFAULT.withMaxInputBytes(Long.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Limits.DEFAULT.withMaxNesting(Limits.MAX_NESTING + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private Diptych spec(String body) throws Exception {
    Path ksy = folder.resolve("limited.ksy");
    Files.writeString(ksy, "meta: {id: limited, endian: le}\n" + body);
    return Diptych.ofSpec(Spec.of(ksy)).value();
  }

  private static void rejects(Outcome<Document> outcome, String code) {
    assertThat(outcome.errors()).extracting("code").containsExactly(code);
  }
}
