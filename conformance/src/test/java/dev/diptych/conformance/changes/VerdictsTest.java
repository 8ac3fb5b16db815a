package dev.diptych.conformance.changes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.load.SpecLoader;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.ksy.SpecException;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.diff.SpecDiff;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import dev.diptych.spectools.sample.ProvenFile;
import dev.diptych.spectools.sample.Sampler;
import dev.diptych.twin.Face;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Verdicts on changed specs against files that are converted: none is compatible where a file shows
 * otherwise, and those that are breaking though no file shows it are in {@code overcautious.tsv}.
 *
 * <p>{@code -Ddiptych.changes=N} tries N changes, {@code -Ddiptych.changes.files=N} N files each
 * way, {@code -Ddiptych.seed=N} other files, {@code -Ddiptych.changes.steps=2} two changes at once.
 * Overcautious verdicts are only reported then, or with more than 200 changes.
 */
class VerdictsTest {
  private static final Path FOLDER = Repository.path("conformance/src/test/resources/changes");
  private static final Path TABLE = FOLDER.resolve("overcautious.tsv");
  private static final int ALL = 200;
  private static final int CHANGES = Integer.getInteger("diptych.changes", 25);
  private static final int FILES = Integer.getInteger("diptych.changes.files", 40);
  private static final int STEPS = Integer.getInteger("diptych.changes.steps", 1);
  private static final long SEED = Long.getLong("diptych.seed", 7);

  @TempDir static Path work;

  private record Change(String spec, String what, SpecView before, SpecView after) {}

  private final Map<SpecView, List<ProvenFile>> files = new HashMap<>();
  private final List<String> unsafe = new ArrayList<>();
  private final Set<String> overcautious = new TreeSet<>();

  @Test
  void verdictsHoldForFiles() throws Exception {
    List<Change> all = changes();
    assertThat(all).hasSizeGreaterThanOrEqualTo(ALL);
    int tried = Golden.blessing() ? ALL : Math.min(all.size(), CHANGES);
    for (int i = 0; i < tried; i++) {
      judge(all.get((int) ((long) i * all.size() / tried)));
    }
    assertThat(unsafe).isEmpty();
    String table = String.join("\n", overcautious) + "\n";
    if (tried == ALL && STEPS == 1) {
      Golden.hold(TABLE, table);
    } else if (tried > ALL || STEPS > 1) {
      System.out.printf(
          "%d changes, %d overcautious verdicts:%n%s", tried, overcautious.size(), table);
    } else {
      assertThat(Files.readAllLines(TABLE)).containsAll(overcautious);
    }
  }

  /** The changes of all specs that give specs. */
  private static List<Change> changes() throws IOException, SpecException {
    List<Change> all = new ArrayList<>();
    try (Stream<Path> specs = Files.list(FOLDER)) {
      for (Path spec : specs.filter(each -> each.toString().endsWith(".ksy")).sorted().toList()) {
        String name = String.valueOf(spec.getFileName());
        SpecView before = new SpecView(SpecLoader.load(spec, List.of()));
        changed(Files.readString(spec))
            .forEach(
                (what, text) -> {
                  SpecView after = loaded(text);
                  if (after != null) {
                    all.add(new Change(name, what, before, after));
                  }
                });
      }
    }
    return all;
  }

  /** The changed specs, by what was changed: of each change, or of it and another one by chance. */
  private static Map<String, String> changed(String spec) {
    Map<String, String> first = MechanicalChanges.of(spec);
    if (STEPS == 1) {
      return first;
    }
    Random random = new Random(SEED);
    Map<String, String> both = new LinkedHashMap<>();
    first.forEach(
        (what, text) -> {
          List<Map.Entry<String, String>> more = List.copyOf(MechanicalChanges.of(text).entrySet());
          if (!more.isEmpty()) {
            Map.Entry<String, String> second = more.get(random.nextInt(more.size()));
            both.put(what + ", " + second.getKey(), second.getValue());
          }
        });
    return both;
  }

  private static @Nullable SpecView loaded(String spec) {
    try {
      Path file = Files.createTempFile(work, "spec", ".ksy");
      Files.writeString(file, spec);
      return new SpecView(SpecLoader.load(file, List.of()));
    } catch (SpecException e) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void judge(Change change) {
    SpecChanges changes = SpecDiff.of(change.before(), change.after());
    Map<String, String> renamed = renamed(changes);
    for (Direction direction : Direction.values()) {
      boolean backward = direction == Direction.BACKWARD;
      SpecView writer = backward ? change.before() : change.after();
      SpecView reader = backward ? change.after() : change.before();
      List<ProvenFile> written =
          files.computeIfAbsent(writer, view -> Sampler.of(view, FILES, SEED).files());
      if (written.isEmpty()) {
        continue; // No file shows anything of a spec that has none.
      }
      FileOracle oracle = new FileOracle(writer, reader, renamed);
      for (Face face : Face.values()) {
        boolean breaking =
            changes.differences().stream().anyMatch(each -> each.in(direction).breaks(face));
        String shown = shown(oracle, written, face);
        String verdict = String.join("\t", change.spec(), change.what(), direction + " " + face);
        if (!breaking && shown != null) {
          unsafe.add(verdict + "\t" + shown);
        } else if (breaking && shown == null && !isShown(changes, direction, face)) {
          overcautious.add(verdict);
        }
      }
    }
  }

  /** The old names of fields that the differences call renamed, by their new ones. */
  private static Map<String, String> renamed(SpecChanges changes) {
    Map<String, String> renamed = new HashMap<>();
    for (SpecDifference each : changes.differences()) {
      if (each.code().equals("field-renamed")) {
        String field = each.path().substring(each.path().lastIndexOf('/') + 1);
        renamed.put(field, each.message().replace("was called ", ""));
      }
    }
    return renamed;
  }

  /** Whether a file of the trial of the verdict itself shows it. */
  private static boolean isShown(SpecChanges changes, Direction direction, Face face) {
    return changes.trials().stream()
        .anyMatch(
            each -> each.direction() == direction && each.face() == face && each.failed() > 0);
  }

  private static @Nullable String shown(FileOracle oracle, List<ProvenFile> files, Face face) {
    for (ProvenFile file : files) {
      String wrong = oracle.read(file, face);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }
}
