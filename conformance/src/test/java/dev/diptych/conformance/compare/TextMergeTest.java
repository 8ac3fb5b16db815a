package dev.diptych.conformance.compare;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.authoring.merge.MergedText;
import dev.diptych.authoring.merge.TextMerge;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.compare.RandomTextEdits.Edit;
import dev.diptych.model.source.Source;
import dev.diptych.syntax.Header;
import dev.diptych.twin.Engine;
import dev.diptych.twin.Selection;
import dev.diptych.twin.merge.ConflictText.Markers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random merges of texts, plain and authored, of the shipped formats and of others. The edits of a
 * merge are known, so what it must give is known to the byte.
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
class TextMergeTest {
  private static final int MERGES = Integer.getInteger("diptych.merges", 150);
  private static final long SEED = Long.getLong("diptych.seed", 1);
  private static final Markers MARKERS = new Markers("ours", "theirs", 7);
  private static final int MAX_BYTES = 20_000;
  private static final List<String> FOLDERS =
      List.of(
          "conformance/vectors/valid",
          "conformance/vectors/equivalent",
          "conformance/authored/valid",
          "conformance/authored/cases",
          "conformance/scenes",
          "conformance/features",
          "conformance/specs",
          "spec/formats");

  @TempDir Path folder;

  /** A text with the spec of its format; null for a shipped one. */
  private record Base(Path file, byte[] text, @Nullable Path spec) {
    boolean raw() {
      Header header = Header.peek(new Source("", text));
      return header != null && Engine.shipped().rawCharset(header).isPresent();
    }
  }

  /** A merge, and what it must give. */
  private record Case(
      Base base, byte[] ours, byte[] theirs, byte[] forOurs, byte[] forTheirs, String name) {
    boolean isConflict() {
      return !name.isEmpty();
    }
  }

  /** Texts by folder, so that formats with many examples are not preferred. */
  private static List<List<Base>> bases() throws IOException {
    TreeMap<String, List<Base>> groups = new TreeMap<>();
    for (String each : FOLDERS) {
      try (Stream<Path> files = Files.walk(Repository.path(each))) {
        for (Path file :
            files.filter(f -> f.toString().matches(".*\\.(twin|mkm)")).sorted().toList()) {
          byte[] text = Files.readAllBytes(file);
          Base base = new Base(file, text, spec(file));
          if (text.length < MAX_BYTES && canEdit(base)) {
            groups.computeIfAbsent(group(file, base.spec), f -> new ArrayList<>()).add(base);
          }
        }
      }
    }
    return List.copyOf(groups.values());
  }

  private static String group(Path file, @Nullable Path spec) {
    String name = file.toString();
    String folder = file.getParent().toString();
    return spec != null && name.contains("features") ? spec.toString() : folder;
  }

  private static boolean canEdit(Base base) {
    return new RandomTextEdits(base.text, base.raw(), new Random(0)).canEdit();
  }

  private static @Nullable Path spec(Path file) throws IOException {
    Path folder = file.getParent();
    Path spec = folder.resolve(folder.getFileName() + ".ksy");
    return Files.exists(spec) && !folder.toString().contains("spec/formats") ? spec : null;
  }

  private static @Nullable Case made(Base base, Random random) {
    RandomTextEdits edits = new RandomTextEdits(base.text, base.raw(), random);
    Set<Integer> used = RandomTextEdits.noPlaces();
    Edit removed = random.nextInt(4) == 0 ? edits.blockRemoval() : null;
    List<Edit> conflict = random.nextInt(3) == 0 ? edits.conflict(used) : null;
    List<Edit> same = edits.edits(random.nextInt(3), used);
    List<Edit> ours = edits.edits(1 + random.nextInt(4), used);
    List<Edit> theirs = edits.edits(1 + random.nextInt(4), used);
    if (removed != null) {
      (random.nextBoolean() ? ours : theirs).add(removed);
    }
    if (ours.isEmpty() && theirs.isEmpty()) {
      return null;
    }
    Edit one = conflict == null ? null : conflict.get(0);
    Edit other = conflict == null ? null : conflict.get(1);
    return new Case(
        base,
        edits.apply(sum(same, ours, one)),
        edits.apply(sum(same, theirs, other)),
        edits.apply(sum(same, sum(ours, theirs, null), one)),
        edits.apply(sum(same, sum(ours, theirs, null), other)),
        one == null ? "" : one.name().isEmpty() ? "[" : one.name());
  }

  private static List<Edit> sum(List<Edit> first, List<Edit> second, @Nullable Edit more) {
    List<Edit> all = new ArrayList<>(first);
    all.addAll(second);
    if (more != null) {
      all.add(more);
    }
    return all;
  }

  @Test
  void mergesAreTheSumOfTheirEdits() throws IOException {
    List<List<Base>> groups = bases();
    assertThat(groups).hasSizeGreaterThan(30);
    List<String> wrong = new ArrayList<>();
    int commands = 0;
    int conflicts = 0;
    int done = 0;
    for (int i = 0; done < MERGES; i++) {
      Random random = new Random(SEED * 1_000_003 + i);
      List<Base> group = groups.get(i % groups.size());
      Case each = made(group.get(random.nextInt(group.size())), random);
      if (each == null) {
        continue;
      }
      done++;
      conflicts += each.isConflict() ? 1 : 0;
      String why = byItems(each);
      if (why == null && done % 3 == 0) {
        Boolean same = byCommand(each);
        commands += same == null ? 0 : 1;
        why = same == null || same ? null : "the command gives another text";
      }
      if (why != null) {
        wrong.add(i + " " + each.base.file + ": " + why);
        keep(i, each);
      }
    }
    String counts = "%d merges, %d conflicts, %d commands".formatted(done, conflicts, commands);
    System.out.println(counts);
    assertThat(wrong).as(counts).isEmpty();
    assertThat(commands).isGreaterThan(done / 8);
    assertThat(conflicts).isGreaterThan(done / 8);
  }

  /** Keeps the files of a merge that is wrong. */
  private static void keep(int number, Case each) throws IOException {
    Path to = Files.createDirectories(Path.of("target/merges/" + number));
    Files.write(to.resolve("base"), each.base.text);
    Files.write(to.resolve("ours"), each.ours);
    Files.write(to.resolve("theirs"), each.theirs);
    Files.write(to.resolve("expected"), each.forOurs);
    MergedText merged = merge(each.base.text, each.ours, each.theirs).orElse(null);
    if (merged != null) {
      Files.write(to.resolve("merged"), merged.text(MARKERS));
    }
  }

  private static Optional<MergedText> merge(byte[] base, byte[] ours, byte[] theirs) {
    return new TextMerge(Engine.shipped(), Selection.ANY).merge(base, ours, theirs);
  }

  /** Returns what is wrong; null if nothing is. */
  private static @Nullable String byItems(Case each) {
    byte[] base = each.base.text;
    if (!isSame(merge(base, each.ours, base), each.ours)
        || !isSame(merge(base, base, each.theirs), each.theirs)
        || !isSame(merge(base, each.ours, each.ours), each.ours)) {
      return "the edits of one side change";
    }
    MergedText merged = merge(base, each.ours, each.theirs).orElse(null);
    if (merged == null) {
      return "not merged";
    }
    String all = String.join(", ", merged.conflicts());
    if (merged.conflicts().size() != (each.isConflict() ? 1 : 0) || !all.contains(each.name)) {
      return "conflicts: " + all + "; expected " + each.name;
    }
    boolean same =
        new String(merged.ours(), ISO_8859_1).equals(new String(each.forOurs, ISO_8859_1))
            && new String(merged.theirs(), ISO_8859_1)
                .equals(new String(each.forTheirs, ISO_8859_1));
    return same ? null : "other bytes";
  }

  private static boolean isSame(Optional<MergedText> merged, byte[] expected) {
    return merged.isPresent()
        && merged.get().conflicts().isEmpty()
        && Arrays.equals(merged.get().ours(), expected);
  }

  /** Whether {@code diptych merge} gives the same; null if a text is not valid for its format. */
  private @Nullable Boolean byCommand(Case each) throws IOException {
    List<String> words = new ArrayList<>(List.of("merge"));
    if (each.base.spec != null) {
      words.addAll(List.of("--spec", each.base.spec.toString()));
    }
    words.addAll(
        List.of(
            file("base.twin", each.base.text),
            file("ours.twin", each.ours),
            file("theirs.twin", each.theirs)));
    Command command = new Command();
    int code = command.run(words.toArray(String[]::new));
    if (code > 1 || command.err().contains("merge-invalid")) {
      return null;
    }
    byte[] expected =
        each.isConflict()
            ? merge(each.base.text, each.ours, each.theirs).orElseThrow().text(MARKERS)
            : each.forOurs;
    return Arrays.equals(command.out(), expected)
        && (!each.isConflict() || command.err().contains("1 conflict: "));
  }

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes).toString();
  }

  @Test
  void bothMayAddKeysInOnePlace() {
    String base = "Input Animation Ver 1.1\nCamera {\n  Position {\n    0 (1 2 3)\n  }\n}\nEof\n";
    String ours = base.replace("3)\n", "3)\n    # later\n    2 (1 2 3)\n");
    String theirs = base.replace("3)\n", "3)\n    1 (1 2 3)\n");
    MergedText merged =
        merge(base.getBytes(UTF_8), ours.getBytes(UTF_8), theirs.getBytes(UTF_8)).orElseThrow();
    assertThat(merged.conflicts()).isEmpty();
    assertThat(merged.ours())
        .asString(UTF_8)
        .contains("    0 (1 2 3)\n    1 (1 2 3)\n    # later\n    2 (1 2 3)\n  }\n");
  }

  private static MergedText merged(String base, String ours, String theirs) {
    return merge(base.getBytes(UTF_8), ours.getBytes(UTF_8), theirs.getBytes(UTF_8)).orElseThrow();
  }

  /** One side moves what the other one changes. */
  @Test
  void whatMovesTakesItsChangesAlong() {
    String base =
        """
        Input Animation Ver 1.1
        Camera {
          Position {
            0 (1 2 3)
          }
          Rotation {
            0 (0 0 0 1)
          }
        }
        Eof
        """;
    String position = "  Position {\n    0 (1 2 3)\n  }\n";
    String ours = base.replace(position, "").replace("1)\n  }\n", "1)\n  }\n" + position);
    String theirs = base.replace("(1 2 3)", "(1 2 4)").replace("0 0 1)", "0 0 1) # up");
    MergedText merged = merged(base, ours, theirs);
    assertThat(merged.conflicts()).isEmpty();
    assertThat(merged.ours())
        .asString(UTF_8)
        .isEqualTo(ours.replace("(1 2 3)", "(1 2 4)").replace("0 0 1)", "0 0 1) # up"));
  }

  /** Another spelling of a number is no other number. */
  @Test
  void spellingIsNoConflict() {
    String base = "Input Animation Ver 1.1\nCamera { Position { 0.50 (1 2 3) } }\nEof\n";
    String spelled = base.replace("0.50 (1 2 3)", "0.5   (1.0 2 3)");
    String changed = base.replace("(1 2 3)", "(1 2 4)");
    assertThat(merged(base, spelled, changed).conflicts()).isEmpty();
    assertThat(merged(base, spelled, changed).ours()).asString(UTF_8).isEqualTo(changed);
    assertThat(merged(base, spelled, base).ours()).asString(UTF_8).isEqualTo(spelled);
  }

  @Test
  void aRemovedItemThatChangedIsAConflict() {
    String base = "Input Animation Ver 1.1\nMarkers {\n  0 (\"a\")\n  1 (\"b\")\n}\nEof\n";
    String ours = base.replace("  1 (\"b\")\n", "");
    String theirs = base.replace("\"b\"", "\"c\"").replace("\"a\"", "\"d\"");
    MergedText merged = merged(base, ours, theirs);
    assertThat(merged.conflicts()).containsExactly("Markers at 1");
    assertThat(merged.ours()).asString(UTF_8).isEqualTo(ours.replace("\"a\"", "\"d\""));
    assertThat(merged.theirs()).asString(UTF_8).isEqualTo(theirs);
  }
}
