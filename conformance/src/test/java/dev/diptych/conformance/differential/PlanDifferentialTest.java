package dev.diptych.conformance.differential;

import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.features.Feature;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import dev.diptych.model.document.Struct;
import dev.diptych.records.Budget;
import dev.diptych.twin.Opened;
import dev.diptych.twin.Selection;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Holds the differences between both codecs to a table of known ones. */
class PlanDifferentialTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/differential/features.tsv");

  @Test
  void differsOnlyWhereItIsKnown() throws Exception {
    StringBuilder table = new StringBuilder("# feature\tfile\tfirst difference\n");
    for (Feature feature : Feature.all()) {
      for (Path file : feature.samples()) {
        String found = difference(feature, file);
        if (found != null) {
          table.append(feature).append('\t').append(file.getFileName());
          table.append('\t').append(found).append('\n');
        }
      }
    }
    Golden.hold(TABLE, table.toString());
  }

  private static @Nullable String difference(Feature feature, Path file) throws Exception {
    byte[] content = Files.readAllBytes(file);
    Optional<Opened> opened =
        feature.twin().openBinary("file", ByteBuffer.wrap(content), Selection.ANY).value();
    Path ksy = feature.folder().resolve(feature + ".ksy");
    Spec spec = SpecReader.read(Modules.load(ksy, List.of())).spec();
    if (spec == null) {
      return "the front end rejects the spec";
    }
    try {
      var planned = FormatPlan.of(spec).decode(Bytes.of(content), Budget.of(content.length, 1));
      if (opened.isEmpty()) {
        return "new only";
      }
      Struct root = opened.get().document().root();
      return Difference.of("", root, planned);
    } catch (UnsupportedExpressionException e) {
      return "no plan: " + e.getMessage();
    } catch (RejectedException e) {
      return opened.isEmpty() ? null : "old only: " + e.path() + ": " + e.reason();
    }
  }
}
