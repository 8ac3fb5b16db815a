package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told about values that contradict each other: where, what is wrong, what to change. */
class ContradictionTest {
  private static final String SPEC =
      """
      meta: {id: padded, endian: le}
      seq:
        - {id: len, type: u1}
        - {id: padding, size: len - 4}
        - {id: count, type: u1}
        - {id: items, type: u2, repeat: expr, repeat-expr: count * 2}
        - {id: low, type: b4, valid: {max: 5}}
        - {id: high, type: b4}
        - {id: more, type: u1, if: high == 1}
      instances:
        first: {value: 'items[0]'}
      """;
  private static final byte[] FILE = {6, 7, 7, 1, 2, 0, 3, 0, 0x10};

  @TempDir Path folder;

  @Test
  void namesWhatWouldHaveToChange() throws Exception {
    Path ksy = Files.writeString(folder.resolve("padded.ksy"), SPEC);
    LoadedSpec loaded = SpecLoader.load(ksy, List.of());
    Spec spec = Objects.requireNonNull(SpecReader.read(Modules.load(ksy, List.of())).spec());
    Codec codec = new PlanCodec(spec, loaded.schema(), 1, 0);
    Struct root = codec.decode("file", ByteBuffer.wrap(FILE), null).value().orElseThrow().root();
    assertThat(message(codec, root, "padding", new Blob(new byte[10])))
        .isEqualTo(
            "inconsistent padding has 10 bytes, but len - 4 gives 2: change len to 14, or the"
                + " bytes");
    assertThat(message(codec, root, "len", Scalar.of(1)))
        .isEqualTo(
            "negative-count padding: the spec computes a negative number of bytes: len - 4 gives"
                + " -3");
    assertThat(message(codec, root, "count", Scalar.of(2)))
        .isEqualTo(
            "inconsistent items has 2 elements, but count * 2 gives 4: change count to 1, or"
                + " the elements");
    assertThat(message(codec, root, "low", Scalar.of(6)))
        .isEqualTo("invalid-value low is 6, but must be at most 5");
    assertThat(message(codec, root, "high", Scalar.of(1)))
        .isEqualTo("inconsistent more is missing, but required if high == 1, which holds");
    assertThat(message(codec, root, "high", Scalar.of(16)))
        .isEqualTo("inconsistent high: 16 does not fit in 4 bits");
  }

  private static String message(Codec codec, Struct root, String id, Value value) {
    var found =
        codec
            .encode("file", root.with(id, value), p -> new Location.InBytes("f", 0, p), FILE.length)
            .diagnostics()
            .get(0);
    assertThat(found.message()).startsWith(((Location.InBytes) found.location()).path().toString());
    return found.code() + " " + found.message();
  }
}
