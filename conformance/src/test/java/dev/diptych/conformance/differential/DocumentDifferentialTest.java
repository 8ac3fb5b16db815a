package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.GeneratedCodec;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.plan.PlanDecoder;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.Mutation;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.conformance.oracle.OracleCases;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Holds the differences between what both codecs decode to a table of known ones: documents, notes,
 * errors with their places, of all files of the specs of the repository and of mutations of them.
 */
class DocumentDifferentialTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/differential/documents.tsv");
  private static final Path CACHE = Path.of("target", "spec-cache").toAbsolutePath();
  private static final int MUTATIONS = Integer.getInteger("diptych.mutations", 200);

  /** Larger files are not mutated. */
  private static final int LARGE = 20_000;

  @Test
  void differsOnlyWhereItIsKnown() throws Exception {
    String only = System.getProperty("differential.only");
    Set<String> found = new TreeSet<>();
    for (OracleCase one : OracleCases.all()) {
      if (only == null || one.name().matches(only)) {
        compare(one, found);
      }
    }
    Golden.hold(TABLE, String.join("\n", found) + "\n");
    assertThat(found).noneMatch(line -> line.contains("\told only"));
  }

  private static void compare(OracleCase one, Set<String> found) throws Exception {
    LoadedSpec spec = new SpecLoader(CACHE).load(one.ksy(), one.imports());
    Codec old = new GeneratedCodec(spec.schema(), spec.loader());
    Spec read = SpecReader.read(Modules.load(one.ksy(), one.imports())).spec();
    FormatPlan plan = FormatPlan.of(Objects.requireNonNull(read), spec.schema());
    PlanDecoder decoder = new PlanDecoder(plan, spec.schema(), 1, Integer.MAX_VALUE);
    for (Map.Entry<String, byte[]> file : one.files().entrySet()) {
      add(one, file.getKey(), difference(old, decoder, file.getValue()), found);
      Random random = new Random(Arrays.hashCode(file.getValue()));
      int times = Math.max(5, MUTATIONS / one.files().size());
      for (int i = 0; i < times && file.getValue().length < LARGE; i++) {
        byte[] mutated = Mutation.of(file.getValue(), random);
        add(one, "mutated", difference(old, decoder, mutated), found);
      }
    }
  }

  private static void add(
      OracleCase one, String file, @Nullable String difference, Set<String> found) {
    if (difference != null) {
      found.add(one + "\t" + file + "\t" + difference);
    }
  }

  private static @Nullable String difference(Codec old, PlanDecoder plan, byte[] file) {
    try {
      return DecodedDifference.of(
          old.decode("file", ByteBuffer.wrap(file)), plan.decode("file", ByteBuffer.wrap(file)));
    } catch (RuntimeException e) {
      if (System.getProperty("differential.only") != null) e.printStackTrace(System.out);
      return "thrown: " + e;
    }
  }
}
