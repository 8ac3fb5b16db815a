package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.Codec;
import dev.diptych.binary.GeneratedCodec;
import dev.diptych.binary.decode.Decoded;
import dev.diptych.binary.encode.Encoded;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.plan.PlanDecoder;
import dev.diptych.binary.plan.PlanEncoder;
import dev.diptych.compiler.load.LoadedSpec;
import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.oracle.OracleCase;
import dev.diptych.conformance.oracle.OracleCases;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Locations;
import dev.diptych.model.diagnostic.Result;
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
  private static final Locations PATHS = path -> new Location.InBytes("file", 0, path);

  /** Of more documents, some are taken, evenly. */
  private static final int MUTATIONS = Integer.getInteger("diptych.mutations", 100);

  private PlanDecoder decoder = null;
  private int equal;
  private int compared;

  @Test
  void differsOnlyWhereItIsKnown() throws Exception {
    String only = System.getProperty("differential.only");
    Set<String> found = new TreeSet<>();
    for (OracleCase one : OracleCases.all()) {
      if (only == null || one.name().matches(only)) {
        compare(one, found);
      }
    }
    System.out.println("@@ equal " + equal + " compared " + compared);
    Golden.hold(TABLE, String.join("\n", found) + "\n");
    assertThat(equal).isGreaterThan(only == null ? 200 : 0);
  }

  private void compare(OracleCase one, Set<String> found) throws Exception {
    LoadedSpec spec = new SpecLoader(CACHE).load(one.ksy(), one.imports());
    Codec old = new GeneratedCodec(spec.schema(), spec.loader());
    Spec read = SpecReader.read(Modules.load(one.ksy(), one.imports())).spec();
    FormatPlan plan = FormatPlan.of(Objects.requireNonNull(read), spec.schema());
    PlanEncoder encoder = new PlanEncoder(plan, spec.schema(), 1);
    decoder = new PlanDecoder(plan, spec.schema(), 1, 0);
    for (Map.Entry<String, byte[]> file : one.files().entrySet()) {
      Optional<Decoded> decoded = old.decode("file", ByteBuffer.wrap(file.getValue())).value();
      if (decoded.isEmpty()) {
        continue;
      }
      int size = file.getValue().length;
      add(one, file.getKey(), difference(old, encoder, decoded.get().root(), size), found);
      List<Struct> mutations = ValueMutations.of(decoded.get().root());
      int step = Math.max(1, mutations.size() / MUTATIONS);
      for (int i = 0; i < mutations.size(); i += step) {
        add(one, "mutated", difference(old, encoder, mutations.get(i), size), found);
      }
    }
  }

  private void add(OracleCase one, String file, @Nullable String difference, Set<String> found) {
    compared++;
    if (difference == null) {
      equal++;
    } else {
      found.add(one + "\t" + file + "\t" + difference);
    }
  }

  private @Nullable String difference(Codec old, PlanEncoder plan, Struct root, long size) {
    Result<Encoded> before = old.encode("file", root, PATHS, size);
    Result<Encoded> after;
    try {
      after = plan.encode("file", root, PATHS, size);
    } catch (RuntimeException e) {
      if (System.getProperty("differential.only") != null) {
        e.printStackTrace(System.out);
      }
      return "thrown: " + e + " " + List.of(e.getStackTrace()).subList(0, Math.min(9, e.getStackTrace().length));
    }
    if (before.ok() && after.ok()) {
      return bytes(before).equals(bytes(after)) ? null : "other bytes" + (System.getProperty("differential.only") == null ? "" : hex(before) + " " + hex(after) + root);
    }
    if (!before.ok() && !after.ok()) {
      return sameOrInside(first(before), first(after))
          ? null
          : text(before) + " -> " + text(after) + "\t" + message(before) + " -> " + message(after);
    }
    boolean holds = holds(old, root, before.ok() ? before : after);
    if (before.ok()) {
      return holds ? "rejected: " + text(after) + message(after) : null;
    }
    return holds ? null : "accepted: " + text(before) + message(before) + (System.getProperty("differential.only") == null ? "" : hex(after) + root);
  }

  /** Whether the encoded bytes have the values. */
  private boolean holds(Codec old, Struct root, Result<Encoded> encoded) {
    Optional<Decoded> decoded = old.decode("file", bytes(encoded)).value();
    Optional<Decoded> planned = decoder.decode("file", bytes(encoded)).value();
    return (decoded.isPresent() && decoded.get().root().equals(root))
        || (planned.isPresent() && planned.get().root().equals(root));
  }

  private static ByteBuffer bytes(Result<Encoded> encoded) {
    return encoded.value().orElseThrow().file().whole();
  }

  private static Diagnostic first(Result<Encoded> failed) {
    return failed.diagnostics().get(0);
  }

  /** The plan may name a value inside the one that the other codec names. */
  private static boolean sameOrInside(Diagnostic before, Diagnostic after) {
    return before.code().equals(after.code())
        && (before.location().equals(after.location())
            || (before.location() instanceof Location.InBytes was
                && after.location() instanceof Location.InBytes now
                && isInside(now.path(), was.path())));
  }

  private static boolean isInside(dev.diptych.model.document.Path now, dev.diptych.model.document.Path was) {
    return now.within(was) || (now.index() >= 0 && now.at(-1).equals(was));
  }

  private static String hex(Result<Encoded> r) {
    return java.util.HexFormat.of().formatHex(r.value().orElseThrow().file().toArray());
  }

  private static String text(Result<Encoded> failed) {
    Diagnostic first = failed.diagnostics().get(0);
    String path = first.location() instanceof Location.InBytes in ? "" + in.path() : "-";
    return first.code() + " " + path.replaceAll("\\d+", "n");
  }
  private static String message(Result<Encoded> failed) {
    return " [" + failed.diagnostics().get(0).message().replaceAll("\\d+", "n") + "]";
  }
}
