package dev.diptych.generator.kaitai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.compiler.check.Accepted;
import dev.diptych.compiler.check.SpecCheck;
import dev.diptych.ksy.Modules;
import dev.diptych.ksy.SpecException;
import dev.diptych.model.diagnostic.Diagnostic;
import io.kaitai.struct.JavaMain;
import io.kaitai.struct.formats.JavaKSYParser$;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The front end against the Kaitai Struct compiler on public specs: {@code
 * -Ddiptych.specs=NAME=FOLDER:NAME=FOLDER} names checkouts of their repositories. Where the two
 * disagree, {@code public-specs.tsv} says why; a spec that is not in it is accepted by both, with
 * equal records, or rejected by both. Of the compiler's own invalid specs every expected problem is
 * in the table. {@code -Dbless} writes the table and keeps its reasons.
 */
@EnabledIfSystemProperty(named = "diptych.specs", matches = ".+")
class PublicSpecsTest {
  private static final Path TABLE = Path.of("src/test/resources/public-specs.tsv");
  private static final String HEAD = "spec\tplace\toutcome\treason";
  private static final String INVALID = "formats_err";

  private final Map<String, Path> folders = new LinkedHashMap<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, String> outcomes = new TreeMap<>();

  @Test
  void everyDifferenceHasAReason() throws IOException {
    KaitaiCompiler.version();
    for (String each : System.getProperty("diptych.specs").split(File.pathSeparator, -1)) {
      folders.put(each.substring(0, each.indexOf('=')), Path.of(each.replaceFirst("[^=]*=", "")));
    }
    for (String name : folders.keySet()) {
      for (Path spec : specs(folders.get(name))) {
        judge(name, spec);
      }
    }
    counts.forEach((what, count) -> System.out.printf("%6d %s%n", count, what));
    Map<String, String> known = table();
    if (!System.getProperty("bless", "false").equals("false")) {
      List<String> lines = new ArrayList<>(List.of(HEAD));
      known.keySet().removeIf(row -> folders.containsKey(row.replaceFirst("/.*", "")));
      outcomes.forEach((row, outcome) -> known.put(row, outcome + reason(row, outcome)));
      known.forEach((row, rest) -> lines.add((row + "\t" + rest).stripTrailing()));
      Files.write(TABLE, lines);
    }
    for (Map.Entry<String, String> each : outcomes.entrySet()) {
      String expected = table().getOrDefault(each.getKey(), "");
      assertThat(expected).as("%s: %s", each.getKey(), each.getValue()).startsWith(each.getValue());
      assertThat(each.getValue().equals("reported") || expected.contains("\t"))
          .as("%s has a reason", each.getKey())
          .isTrue();
    }
  }

  private static List<Path> specs(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".ksy")).sorted().toList();
    }
  }

  /** The table: spec and place to outcome and reason. */
  private static Map<String, String> table() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (String line : Files.exists(TABLE) ? Files.readAllLines(TABLE) : List.<String>of()) {
      String[] cells = line.split("\t", 3);
      if (!line.equals(HEAD)) {
        rows.put(cells[0] + "\t" + cells[1], cells[2]);
      }
    }
    return rows;
  }

  private static String reason(String row, String outcome) {
    try {
      String known = table().getOrDefault(row, "");
      return known.startsWith(outcome + "\t") ? known.substring(outcome.length()) : "";
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void judge(String name, Path spec) throws IOException {
    String row = name + "/" + folders.get(name).relativize(spec).toString();
    List<Path> imports = new ArrayList<>(List.of(spec.resolveSibling("ks_path")));
    imports.addAll(folders.values());
    imports.removeIf(folder -> !Files.isDirectory(folder));
    if (row.contains("/" + INVALID + "/")) {
      boolean all = true;
      List<ExpectedProblem> problems = ExpectedProblem.of(spec);
      for (ExpectedProblem each : problems) {
        String outcome = outcome(spec, imports, each);
        outcomes.put(row + "\t" + each.place(), outcome);
        counts.merge("problems: " + each.severity() + " " + outcome, 1, Integer::sum);
        all &= outcome.equals("reported");
      }
      String what = problems.isEmpty() ? "no" : all ? "all" : "not all";
      counts.merge("invalid specs, %s problems reported".formatted(what), 1, Integer::sum);
    } else {
      String outcome = outcome(spec, imports);
      counts.merge(name + " " + outcome, 1, Integer::sum);
      if (!outcome.startsWith("both")) {
        outcomes.put(row + "\t-", outcome);
      }
    }
  }

  private static String outcome(Path spec, List<Path> imports) throws IOException {
    boolean theirs = accepted(spec, imports);
    try {
      Modules modules = Modules.load(spec, imports);
      Accepted own = SpecCheck.shown(modules);
      if (!theirs) {
        return "accepted only here";
      }
      Checked checked = KaitaiCompiler.plain().check(modules);
      List<String> differences =
          SpecDifferences.of(KaitaiSpecReader.read(modules, checked.specs()), own.spec());
      differences.forEach(each -> System.out.println(spec + ": " + each));
      return differences.isEmpty() ? "both accept" : "records differ";
    } catch (SpecException e) {
      if (theirs) {
        System.out.println(spec + ": " + e.diagnostics().get(0).message());
      }
      return theirs ? "rejected only here" : "both reject";
    }
  }

  /** Whether the compiler accepts {@code spec}, which it reads itself. */
  private static boolean accepted(Path spec, List<Path> imports) {
    List<String> line = new ArrayList<>(List.of("-t", "java", "--read-write"));
    imports.forEach(folder -> line.addAll(List.of("-I", folder.toString())));
    line.add(spec.toString());
    var options = JavaMain.parseCommandLine(line.toArray(String[]::new)).get();
    try {
      return JavaKSYParser$.MODULE$.localFileToSpecs(spec.toString(), options)._1().isDefined();
    } catch (RuntimeException | scala.NotImplementedError e) {
      return false;
    }
  }

  private static String outcome(Path spec, List<Path> imports, ExpectedProblem expected)
      throws IOException {
    List<Diagnostic> found = new ArrayList<>();
    try {
      found.addAll(SpecCheck.shown(Modules.load(spec, imports)).warnings());
    } catch (SpecException e) {
      found.addAll(e.diagnostics());
    }
    if (found.stream().anyMatch(expected::matches)) {
      return "reported";
    }
    found.forEach(each -> System.out.println(spec + " " + expected + ": " + each.message()));
    return found.isEmpty() ? "accepted" : "reported elsewhere";
  }
}
