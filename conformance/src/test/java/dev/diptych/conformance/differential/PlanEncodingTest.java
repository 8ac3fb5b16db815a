package dev.diptych.conformance.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Scope;
import dev.diptych.binary.expression.UnsupportedExpressionException;
import dev.diptych.binary.plan.FormatPlan;
import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ir.Spec;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.resolve.SpecReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a plan decodes, it encodes to the same bytes. */
class PlanEncodingTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/differential/encoding.tsv");

  private int equal;

  @Test
  void returnsEveryByte() throws Exception {
    StringBuilder table = new StringBuilder("# spec\tfile\tdifference\n");
    for (Path ksy : specs()) {
      for (Path file : files(ksy)) {
        String found = difference(ksy, Files.readAllBytes(file));
        if (found != null) {
          table.append(ksy.getFileName()).append('\t').append(file.getFileName());
          table.append('\t').append(found).append('\n');
        }
      }
    }
    assertThat(equal).isGreaterThan(200);
    Golden.hold(TABLE, table.toString());
  }

  /** The specs of the features and of the corpus. */
  private static List<Path> specs() throws IOException {
    List<Path> specs = new ArrayList<>();
    for (String root : List.of("conformance/features", "conformance/corpus")) {
      for (Path folder : listed(Repository.path(root))) {
        Path ksy = folder.resolve(folder.getFileName() + ".ksy");
        if (Files.exists(ksy)) {
          specs.add(ksy);
        }
      }
    }
    return specs;
  }

  /** The files of a spec: committed ones, and those that programs have made. */
  private static List<Path> files(Path ksy) throws IOException {
    String id = String.valueOf(ksy.getFileName()).replace(".ksy", "");
    Path made = Repository.path("conformance/target/corpus").resolve(id);
    List<Path> files = new ArrayList<>(listed(ksy.resolveSibling("")));
    files.addAll(Files.isDirectory(made) ? listed(made) : List.of());
    files.removeIf(file -> file.toString().matches(".*\\.(ksy|twin|txt|json|tsv|md)"));
    return files;
  }

  private static List<Path> listed(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }

  private @Nullable String difference(Path ksy, byte[] content) throws Exception {
    List<Path> imports = List.of(Repository.path("conformance/corpus"));
    Spec spec = SpecReader.read(Modules.load(ksy, imports)).spec();
    if (spec == null) {
      return null;
    }
    Bytes file = Bytes.of(content);
    FormatPlan plan;
    Scope root;
    try {
      plan = FormatPlan.of(spec);
      root = plan.decode(file, Budget.of(content.length, 1));
      pull(root);
    } catch (UnsupportedExpressionException | RejectedException e) {
      return null;
    }
    try {
      if (plan.encode(root, Budget.of(content.length, 1)).equals(file)) {
        equal++;
        return null;
      }
      return "other bytes";
    } catch (InconsistentValueException e) {
      return e.path() + ": " + e.getMessage();
    } catch (RejectedException e) {
      return "without a path: " + e.getMessage();
    }
  }

  /** Decodes all instances, those of outer structs first. */
  private static void pull(Scope root) {
    List<Cells> all = new ArrayList<>(List.of(root));
    Set<Cells> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int next = 0; next < all.size(); next++) {
      Cells cells = all.get(next);
      int size = cells instanceof Array array ? array.size() : ((Scope) cells).layout().size();
      for (int i = 0; i < size; i++) {
        if (isPresent(cells, i) && cells.object(i) instanceof Cells inner && seen.add(inner)) {
          all.add(inner);
        }
      }
    }
  }

  private static boolean isPresent(Cells cells, int at) {
    try {
      return !(cells instanceof Scope struct) || struct.present(at);
    } catch (RejectedException e) {
      return false;
    }
  }
}
