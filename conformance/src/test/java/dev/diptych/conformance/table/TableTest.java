package dev.diptych.conformance.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.cli.Command;
import dev.diptych.conformance.vectors.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code table} prints and writes, as {@code conformance/tables/cases.tsv} lists it. */
class TableTest {
  private static final Path FOLDER = Repository.path("conformance/tables");
  private static final Path CASES = FOLDER.resolve("cases");
  private static final String BAG = CASES.resolve("bag.bin").toString();
  private static final String DAMAGED = CASES.resolve("damaged.bin").toString();
  private static final String KSY = CASES.resolve("bag.ksy").toString();

  @TempDir private Path folder;

  /**
   * A case.
   *
   * @param name its name
   * @param options what follows the name of the command
   */
  private record Case(String name, List<String> options) {
    @Override
    public String toString() {
      return name;
    }

    static Case of(String line) {
      String[] parts = line.split("\t", -1);
      assertThat(parts).as(line).hasSize(3);
      List<String> options = new ArrayList<>();
      for (String word : parts[2].split(" ", -1)) {
        boolean isFile = Files.exists(CASES.resolve(word)) && !word.equals(".");
        options.add(isFile || word.equals("none.bin") ? CASES.resolve(word).toString() : word);
      }
      return new Case(parts[0], options);
    }
  }

  static Stream<Case> cases() throws IOException {
    return Files.readAllLines(FOLDER.resolve("cases.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(Case::of);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void prints(Case each) throws IOException {
    Run run = Run.of(each.options().toArray(String[]::new));
    String shown =
        "exit code %d\n\n%s\n%s"
            .formatted(run.code, run.out.replace("\r\n", "\n"), run.err)
            .replace(CASES + "/", "");
    Golden.hold(CASES.resolve(each.name() + ".out"), shown);
  }

  @Test
  void everyOutputBelongsToACase() throws IOException {
    List<String> names = cases().map(each -> each.name() + ".out").toList();
    try (Stream<Path> files = Files.list(CASES)) {
      assertThat(files.map(file -> "" + file.getFileName()).filter(name -> name.endsWith(".out")))
          .containsExactlyInAnyOrderElementsOf(names);
    }
  }

  @Test
  void linesEndAsRfc4180HasThem() {
    Run run = Run.of("--spec", KSY, BAG, "--select", "shelves[1].items");
    assertThat(run.out).isEqualTo("at,weight,color\r\n7,3.4028235e38,Blue\r\n");
  }

  @Test
  void rejectedFilesAreATable() throws IOException {
    Path out = folder.resolve("items.csv");
    Path rejects = folder.resolve("rejects.csv");
    Run run =
        Run.of(
            "--spec",
            KSY,
            DAMAGED,
            BAG,
            "--struct",
            "things",
            "-o",
            "" + out,
            "--rejects",
            "" + rejects);
    assertThat(run.code).isEqualTo(1);
    assertThat(run.err).startsWith("error[");
    assertThat(Files.readString(out).split("\r\n", -1)).hasSizeGreaterThanOrEqualTo(4);
    List<String> lines = Files.readAllLines(rejects);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).isEqualTo("file,code,message,line,column,offset,path");
    assertThat(lines.get(1)).startsWith(DAMAGED + ",");
    String code = run.err.substring("error[".length(), run.err.indexOf(']'));
    assertThat(lines.get(1).split(",", -1)[1]).isEqualTo(code);
  }

  @Test
  void nothingIsWrittenOverAnInput() throws IOException {
    Path input = Files.copy(Path.of(BAG), folder.resolve("bag.bin"));
    Run run =
        Run.of("--spec", KSY, "" + input, "--struct", "things", "-o", "" + input, "--to", "csv");
    assertThat(run.code).isEqualTo(2);
    assertThat(Files.readAllBytes(input)).isEqualTo(Files.readAllBytes(Path.of(BAG)));
  }

  @Test
  void aFolderIsOneTable() throws IOException {
    Files.copy(Path.of(BAG), folder.resolve("a.bin"));
    Files.copy(Path.of(BAG), folder.resolve("b.bin"));
    Run run = Run.of("--spec", KSY, "" + folder, "--struct", "things.kind", "--with-file");
    assertThat(run.err).isEmpty();
    assertThat(run.out.lines().map(line -> line.replaceAll(".*/", "")))
        .containsExactly(
            "file,kind", "a.bin,1", "a.bin,2", "a.bin,1", "b.bin,1", "b.bin,2", "b.bin,1");
  }

  @Test
  void numbersArePlottedOverTheFirstColumn() throws IOException {
    Path image = folder.resolve("two items.svg");
    Run run =
        Run.of("--spec", KSY, BAG, "--select", "shelves[0].items.at,weight", "-o", "" + image);
    assertThat(run.err).isEmpty();
    assertThat(Files.readString(image)).contains("<svg", ">two items</title", ">at from ");
  }

  private record Run(int code, String out, String err) {
    static Run of(String... options) {
      List<String> words = new ArrayList<>(List.of("table"));
      words.addAll(List.of(options));
      Command command = new Command();
      int code = command.run(words.toArray(String[]::new));
      return new Run(code, new String(command.out(), UTF_8), command.err());
    }
  }
}
