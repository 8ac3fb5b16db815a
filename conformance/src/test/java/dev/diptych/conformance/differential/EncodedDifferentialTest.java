package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.GeneratedCodec;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.plan.PlanCodec;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.conformance.oracle.OracleCases;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.document.Struct;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Holds the differences between what both codecs encode to a table of known ones: the documents of
 * all files of the specs of the repository, and documents with one other value.
 */
class EncodedDifferentialTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/differential/encoded.tsv");
  private static final Path CACHE = Path.of("target", "spec-cache").toAbsolutePath();

  private static final String HEADER =
      """
      # order: both reject the values with the same code. The plan names the first contradiction in
      #   the order of the file; generated classes check conditions first, and inner structs.
      # CODE PATH, now CODE PATH: the same, and the first one has another code.
      # other bytes: the plan writes the terminator where there is room, as Kaitai's writer does, and
      #   what several fields share where the other codec writes the zeros of an inner stream.
      # misplaced: a struct is not reached, since another one in it is rejected first.
      """;

  /** Of more documents, some are taken, evenly. */
  private static final int MUTATIONS = Integer.getInteger("diptych.mutations", 20);

  private int equal;

  @Test
  void differsOnlyWhereItIsKnown() throws Exception {
    String only = System.getProperty("differential.only");
    Set<String> found = new TreeSet<>();
    for (OracleCase one : OracleCases.all()) {
      if (only == null || one.name().matches(only)) {
        compare(one, found);
      }
    }
    Golden.hold(TABLE, HEADER + String.join("\n", found) + "\n");
    assertThat(equal).isGreaterThan(only == null ? 200 : 0);
  }

  private void compare(OracleCase one, Set<String> found) throws Exception {
    LoadedSpec spec = new SpecLoader(CACHE).load(one.ksy(), one.imports());
    Spec read = SpecReader.read(Modules.load(one.ksy(), one.imports())).spec();
    Codec old = new GeneratedCodec(spec.schema(), spec.loader());
    Codec plan = new PlanCodec(Objects.requireNonNull(read), spec.schema(), 1, 0);
    EncodedDifference difference = new EncodedDifference(old, plan);
    for (Map.Entry<String, byte[]> file : one.files().entrySet()) {
      Optional<Decoded> decoded = old.decode("file", ByteBuffer.wrap(file.getValue())).value();
      if (decoded.isPresent()) {
        compare(
            one + "\t" + file.getKey(),
            difference,
            decoded.get().root(),
            file.getValue().length,
            found);
      }
    }
  }

  private void compare(
      String name, EncodedDifference difference, Struct root, long size, Set<String> found) {
    add(name, difference.of(root, size), found);
    List<Struct> mutations = ValueMutations.of(root);
    String changed = name.substring(0, name.indexOf('\t')) + "\tchanged";
    int step = Math.max(1, mutations.size() / MUTATIONS);
    for (int i = 0; i < mutations.size(); i += step) {
      add(changed, difference.of(mutations.get(i), size), found);
      add(changed, difference.misplaced(mutations.get(i)), found);
    }
  }

  private void add(String name, @Nullable String difference, Set<String> found) {
    if (difference == null) {
      equal++;
    } else {
      found.add(name + "\t" + difference);
    }
  }
}
