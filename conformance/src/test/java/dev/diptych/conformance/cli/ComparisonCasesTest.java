package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every case of {@code compare/} has the expected result. */
class ComparisonCasesTest {
  private static final Path FOLDER = Repository.path("conformance/compare");

  private static final Schema SCHEMA = schema();
  private static final Pattern CONFLICT =
      Pattern.compile("(?ms)^<<<<<<< [^\\n]*\\n(.*?)^=======\\r?\\n(.*?)^>>>>>>> [^\\n]*\\n");

  private static Schema schema() {
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(Repository.path("runtime/cli/docs/diff.schema.json")));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static Stream<String> diffs() throws IOException {
    return names("diff", ".old");
  }

  private static Stream<String> names(String folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ending))
          .map(name -> name.substring(0, name.length() - ending.length()))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("diffs")
  void differsAsExpected(String name) throws IOException {
    hold("diff", name, List.of("old", "new"));
  }

  private static void hold(String command, String name, List<String> inputs) throws IOException {
    Path folder = FOLDER.resolve(command);
    Command run = new Command();
    int code = run.run(args(command, name, inputs).toArray(String[]::new));
    String told = "exit code " + code + "\n" + new String(run.out(), UTF_8);
    String messages = run.err().isEmpty() ? "" : "--- messages\n" + run.err();
    String all = (told + messages).replace(folder + "/", "").replace("\033", "<ESC>");
    assertThat(all).doesNotContain("Exception");
    Golden.hold(folder.resolve(name + ".expected"), all);
  }

  private static List<String> args(String command, String name, List<String> inputs)
      throws IOException {
    Path folder = FOLDER.resolve(command);
    List<String> args = new ArrayList<>(List.of(command));
    Path options = folder.resolve(name + ".args");
    if (Files.exists(options)) {
      for (String word : Files.readString(options).strip().split(" ", -1)) {
        args.add(word.startsWith("conformance/") ? Repository.path(word).toString() : word);
      }
    }
    inputs.forEach(input -> args.add(folder.resolve(name + "." + input).toString()));
    return args;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("diffs")
  void jsonFollowsItsSchema(String name) throws IOException {
    List<String> args = args("diff", name, List.of("old", "new"));
    args.removeAll(List.of("--stat", "--quiet", "--json"));
    args.add("--json");
    Command run = new Command();
    int code = run.run(args.toArray(String[]::new));
    String json = new String(run.out(), UTF_8);
    assertThat(json.isEmpty()).isEqualTo(code > 1);
    if (code <= 1) {
      assertThat(SCHEMA.validate(json, InputFormat.JSON)).isEmpty();
    }
  }

  static Stream<String> merges() throws IOException {
    return names("merge", ".base");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("merges")
  void mergesAsExpected(String name) throws IOException {
    hold("merge", name, List.of("base", "ours", "theirs"));
  }

  /** Either part of each conflict gives a text that compiles; with conflicts, none does. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("merges")
  void conflictsCanBeResolved(String name, @TempDir Path folder) throws IOException {
    List<String> args = args("merge", name, List.of("base", "ours", "theirs"));
    Command merge = new Command();
    int code = merge.run(args.toArray(String[]::new));
    if (code > 1) {
      assertThat(merge.out()).isEmpty();
      return;
    }
    List<String> spec = new ArrayList<>(args.subList(1, args.size() - 3));
    spec.removeIf(word -> !word.equals("--spec") && !word.endsWith(".ksy"));
    String text = new String(merge.out(), ISO_8859_1);
    Path file = folder.resolve("merged.twin");
    if (code == 1) {
      assertThat(text).contains("<<<<<<< ", "=======", ">>>>>>> ");
      Files.writeString(file, text, ISO_8859_1);
      Command check = check(spec, file);
      assertThat(check.err()).contains("error[merge-conflict]").doesNotContain("error[syntax]");
    }
    for (String pattern : List.of("$1", "$2")) {
      Files.writeString(file, CONFLICT.matcher(text).replaceAll(pattern), ISO_8859_1);
      assertThat(check(spec, file).err()).doesNotContain("error[");
    }
  }

  private static Command check(List<String> options, Path file) {
    List<String> args = new ArrayList<>(List.of("check"));
    args.addAll(options);
    args.add(file.toString());
    Command check = new Command();
    check.run(args.toArray(String[]::new));
    return check;
  }

  @Test
  void everyFileBelongsToACase() throws IOException {
    assertThat(files("diff", "old", List.of("new", "args", "expected"))).isGreaterThanOrEqualTo(40);
    assertThat(files("merge", "base", List.of("ours", "theirs", "args", "expected")))
        .isGreaterThanOrEqualTo(40);
  }

  private static long files(String folder, String first, List<String> others) throws IOException {
    Set<String> known = new TreeSet<>();
    for (String name : names(folder, "." + first).toList()) {
      known.add(name + "." + first);
      others.forEach(ending -> known.add(name + "." + ending));
    }
    try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
      assertThat(files.map(file -> file.getFileName().toString())).isSubsetOf(known);
    }
    return names(folder, "." + first).count();
  }
}
