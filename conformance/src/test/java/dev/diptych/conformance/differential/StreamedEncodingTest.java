package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.compiler.schema.SchemaDeriver;
import dev.diptych.conformance.Repository;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Encoding has the same results with and without its fast path, also for wrong values. */
class StreamedEncodingTest {
  private static final int MAX_CHANGES = 40;

  private int compared;
  private int rejected;

  @Test
  void isTheSameAsWithoutTheFastPath() throws Exception {
    for (Path folder : listed(Repository.path("conformance/features"))) {
      Path ksy = folder.resolve(folder.getFileName() + ".ksy");
      Spec spec = Files.exists(ksy) ? SpecReader.read(Modules.load(ksy, List.of())).spec() : null;
      if (spec != null) {
        compare(spec, listed(folder));
      }
    }
    assertThat(compared).isGreaterThan(1000);
    assertThat(rejected).isGreaterThan(100);
  }

  private static List<Path> listed(Path folder) throws IOException {
    try (Stream<Path> all = Files.isDirectory(folder) ? Files.list(folder) : Stream.of()) {
      return all.sorted().toList();
    }
  }

  private void compare(Spec spec, List<Path> files) throws Exception {
    Schema schema = SchemaDeriver.derive(spec);
    Codec fast = new PlanCodec(spec, schema, 1, 0);
    Codec plain = PlanCodec.plain(spec, schema, 1, 0);
    for (Path file : files) {
      if (!file.toString().matches(".*\\.(ksy|twin|txt|json|tsv|md)")
          && Files.isRegularFile(file)) {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        fast.decode("file", bytes, null)
            .value()
            .ifPresent(decoded -> compare(fast, plain, decoded.root(), bytes.limit()));
      }
    }
  }

  private void compare(Codec fast, Codec plain, Struct root, int size) {
    same(fast, plain, root, size);
    Struct stripped = (Struct) Objects.requireNonNull(new Change(-1, true).of(root));
    same(fast, plain, stripped, 0);
    for (int i = 0; i < MAX_CHANGES; i++) {
      same(fast, plain, (Struct) Objects.requireNonNull(new Change(i, false).of(root)), size);
      same(fast, plain, (Struct) Objects.requireNonNull(new Change(i, true).of(root)), 0);
    }
  }

  private void same(Codec fast, Codec plain, Struct root, int size) {
    Result<Encoded> one = encoded(fast, root, size);
    Result<Encoded> other = encoded(plain, root, size);
    compared++;
    rejected += one.ok() ? 0 : 1;
    assertThat(one.diagnostics()).isEqualTo(other.diagnostics());
    assertThat(one.value().map(e -> e.file().whole()))
        .isEqualTo(other.value().map(e -> e.file().whole()));
    assertThat(one.value().map(Encoded::root)).isEqualTo(other.value().map(Encoded::root));
    assertThat(one.value().map(Encoded::omitted)).isEqualTo(other.value().map(Encoded::omitted));
  }

  private static Result<Encoded> encoded(Codec codec, Struct root, int size) {
    return codec.encode("text", root, path -> new Location.InBytes("text", 0, path), size);
  }

  /** A copy with another number, or without derived values. */
  private static final class Change {
    private int left;
    private final boolean strips;

    Change(int which, boolean strips) {
      this.left = which;
      this.strips = strips;
    }

    @Nullable Value of(@Nullable Value value) {
      if (value instanceof Struct struct) {
        @Nullable Value[] values = struct.toArray();
        for (int i = 0; i < values.length; i++) {
          boolean omits = strips && struct.type().fields().get(i).derived();
          values[i] = omits ? null : of(values[i]);
        }
        return struct.with(values);
      }
      if (value instanceof Sequence sequence) {
        return new Sequence(
            sequence.elements().stream().map(e -> Objects.requireNonNull(of(e))).toList());
      }
      return value instanceof Scalar scalar && left-- == 0 ? Scalar.of(scalar.bits() + 1) : value;
    }
  }
}
