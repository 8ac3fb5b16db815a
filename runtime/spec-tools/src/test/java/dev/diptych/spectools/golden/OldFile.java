package dev.diptych.spectools.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Result;
import dev.diptych.specs.SpecExample;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.example.Example;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import dev.diptych.twin.Twin;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * A file of an old spec.
 *
 * @param text its text
 * @param bytes its bytes
 */
record OldFile(String text, ByteBuffer bytes) {
  /** The example of {@code spec}. */
  static OldFile example(SpecView spec) {
    SpecExample example = Example.of("old", spec);
    assertThat(example.compiles()).isTrue();
    Twin twin = twin(spec);
    Opened opened = open(twin, example.text()).value().orElseThrow();
    return new OldFile(example.text(), twin.encode("old", opened).value().orElseThrow().whole());
  }

  /** Whether the text can be compiled by {@code spec}. */
  boolean textReads(SpecView spec) {
    Twin twin = twin(spec);
    Result<Opened> opened = open(twin, text);
    return opened.ok() && twin.encode("old", opened.value().orElseThrow()).ok();
  }

  /** Whether the bytes can be decoded by {@code spec} and are encoded again as they were. */
  boolean bytesRead(SpecView spec) {
    Twin twin = twin(spec);
    Result<Opened> opened = twin.openBinary("old", bytes.duplicate(), Selection.ANY);
    return opened.ok()
        && twin.encode("old", opened.value().orElseThrow()).value().orElseThrow().sameAs(bytes);
  }

  private static Result<Opened> open(Twin twin, String text) {
    return twin.openText("old", text.getBytes(StandardCharsets.UTF_8), Selection.ANY);
  }

  private static Twin twin(SpecView spec) {
    return Twin.of(spec.loaded().schema(), spec.loaded().loader());
  }
}
