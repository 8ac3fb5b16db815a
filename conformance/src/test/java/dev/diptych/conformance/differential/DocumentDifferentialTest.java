package dev.diptych.conformance.differential;

import dev.diptych.binary.Codec;
import dev.diptych.binary.GeneratedCodec;
import dev.diptych.binary.checksum.CheckedSum;
import dev.diptych.binary.checksum.Checksums;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.plan.PlanDecoder;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.Mutation;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Result;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Holds the differences between what both codecs decode to a table of known ones: documents, notes,
 * places and errors, of all files of the specs of the repository and of mutations of them; more of
 * these with {@code -Ddiptych.mutations=N}, of some specs with {@code -Ddifferential.only=REGEX}.
 */
class DocumentDifferentialTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/differential/documents.tsv");
  private static final Path CACHE = Path.of("target", "spec-cache").toAbsolutePath();
  private static final int MUTATIONS = Integer.getInteger("diptych.mutations", 200);
  private static final @Nullable String ONLY = System.getProperty("differential.only");

  /** Each file is mutated so often at least. */
  private static final int LEAST = 5;

  /** Larger files are not mutated. */
  private static final int LARGE = 20_000;

  @Test
  void differsOnlyWhereItIsKnown() throws Exception {
    KnownDifferences known = KnownDifferences.read(TABLE);
    for (OracleCase one : Cases.all(Boolean.getBoolean("differential.made"))) {
      if (ONLY == null || one.name().matches(ONLY)) {
        compare(one, known);
      }
    }
    known.hold(ONLY == null && MUTATIONS <= 200);
  }

  private static void compare(OracleCase one, KnownDifferences found) throws Exception {
    LoadedSpec spec;
    try {
      spec = new SpecLoader(CACHE).load(one.ksy(), one.imports());
    } catch (SpecException | RuntimeException e) {
      found.add(one.name(), "", "the old codec cannot be made");
      return;
    }
    Codec old = new GeneratedCodec(spec.schema(), spec.loader());
    Spec read = SpecReader.read(Modules.load(one.ksy(), one.imports())).spec();
    FormatPlan plan = FormatPlan.of(Objects.requireNonNull(read), spec.schema());
    PlanDecoder decoder = new PlanDecoder(plan, spec.schema(), 1, Integer.MAX_VALUE);
    for (Map.Entry<String, byte[]> each : one.files().entrySet()) {
      byte[] file = each.getValue();
      found.add(one.name(), each.getKey(), difference(old, decoder, file));
      Random random = new Random(Arrays.hashCode(file));
      int times = Math.max(LEAST, MUTATIONS / one.files().size());
      for (int i = 0; i < times && file.length < LARGE; i++) {
        byte[] mutated = Mutation.of(file, random);
        found.add(one.name(), "mutated", difference(old, decoder, mutated));
      }
    }
  }

  private static @Nullable String difference(Codec old, PlanDecoder plan, byte[] file) {
    Result<Decoded> expected = restorable(old, file);
    String found = DecodedDifference.of(expected, plan.decode("file", ByteBuffer.wrap(file)));
    return found != null || !expected.ok() ? found : sums(old, plan, file);
  }

  private static @Nullable String sums(Codec old, PlanDecoder plan, byte[] file) {
    List<CheckedSum> sums =
        plan.checksums("file", ByteBuffer.wrap(file), file.length, Checksums::check)
            .value()
            .orElseThrow();
    return old.checksums("file", ByteBuffer.wrap(file)).value().orElseThrow().equals(sums)
        ? null
        : "checksums";
  }

  /** What the old codec decodes and can encode again: it rejects some files only then. */
  private static Result<Decoded> restorable(Codec old, byte[] file) {
    Result<Decoded> result = old.decode("file", ByteBuffer.wrap(file));
    if (!result.ok()) {
      return result;
    }
    Decoded decoded = result.value().orElseThrow();
    Result<Encoded> encoded = old.encode("file", decoded.root(), decoded.locations(), file.length);
    return encoded.ok() ? result : Result.failed(encoded.diagnostics());
  }
}
