package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.cli.ShellFiles;
import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No command writes through a link that leads out of a checkout. */
class LeavingLinksTest {
  private static final Path TABLE =
      Repository.path("conformance/src/test/resources/safety/writes.tsv");
  private static final String TEXT =
      "Input Animation Ver 1.1\nCamera {\n  Position {\n%s  }\n}\nEof\n";
  private static final List<String> WRITING =
      List.of("\\-\\-output", "\\-\\-in\\-place", "\\-\\-dir", "\\-\\-examples", "\\-\\-picture");

  @TempDir Path folder;
  private int runs;

  record Line(String command, String words) {
    boolean writes() {
      return !words.equals("-");
    }

    boolean runsHere() {
      return writes() && !words.equals("!");
    }

    boolean optional() {
      return words.startsWith("?");
    }

    String[] in(Path checkout) {
      return words
          .replaceFirst("^[?]", "")
          .replace("@", checkout + "/")
          .replace("VECTORS", Repository.path("conformance/vectors").toString())
          .split(" ", -1);
    }
  }

  static List<Line> lines() throws IOException {
    return Files.readAllLines(TABLE).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t", -1))
        .map(cells -> new Line(cells[0], cells[1]))
        .toList();
  }

  static List<Line> writing() throws IOException {
    return lines().stream().filter(Line::runsHere).toList();
  }

  /** The manual pages are generated from the commands. */
  @Test
  void everyCommandIsInTheTable() throws IOException {
    ShellFiles.main(new String[] {folder.toString()});
    Map<String, String> pages = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder.resolve("man/man1"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".1", "").replaceFirst("diptych-?", "");
        pages.put(name, Files.readString(file));
      }
    }
    Set<String> leaves = new TreeSet<>(pages.keySet());
    leaves.removeIf(name -> pages.keySet().stream().anyMatch(n -> n.startsWith(name + "-")));
    leaves.remove("");
    assertThat(lines().stream().map(Line::command).collect(Collectors.toSet())).isEqualTo(leaves);
    for (Line line : lines()) {
      if (!line.writes()) {
        assertThat(WRITING).noneMatch(pages.get(line.command())::contains);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("writing")
  void nothingOutsideChanges(Line line) throws IOException {
    Path checkout = checkout();
    Snapshot before = Snapshot.of(checkout);
    Command command = new Command();
    command.run(line.in(checkout));
    List<String> written = Snapshot.of(checkout).since(before);
    assumeTrue(!line.optional() || !written.isEmpty(), "it requires more");
    assertThat(written).as(command.err()).isNotEmpty();
    Set<Path> places = new TreeSet<>();
    for (String change : written) {
      Path place = Path.of(change.replaceFirst("^. [.]/", "").replaceFirst(": \\d+ bytes$", ""));
      for (Path at = place; at != null; at = at.getParent()) {
        places.add(at);
      }
    }
    for (Path place : places) {
      run(line, place, true);
      run(line, place, false);
    }
  }

  /** Runs a command with a link in the place of what it writes, or of a folder of it. */
  private void run(Line line, Path place, boolean dangling) throws IOException {
    Path checkout = checkout();
    Path outside = Files.createDirectory(checkout.resolveSibling("outside"));
    Path link = checkout.resolve(place.toString());
    Path target = outside.resolve("target");
    if (Files.exists(link)) {
      Files.move(link, target);
    } else if (!dangling) {
      Files.writeString(target, "mine");
    }
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, link.getParent().relativize(target));
    Snapshot before = Snapshot.of(outside);
    Set<Path> all = all(outside);
    Command command = new Command();
    int code = command.run(line.in(checkout));
    String what = place + " of " + line + ": " + command.err();
    assertThat(code).as(what).isNotZero();
    assertThat(Snapshot.of(outside).since(before)).as(what).isEmpty();
    assertThat(all(outside)).as(what).isEqualTo(all);
    assertThat(command.err()).as(what).doesNotContain("error[internal]");
  }

  private static Set<Path> all(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private Path checkout() throws IOException {
    Path checkout = folder.toRealPath().resolve(runs++ + "/checkout");
    Files.createDirectories(checkout.resolve(".git"));
    text(checkout, "a.twin", "    0 (1 2 3)\n    1 (2 2 3)\n    2 (1 3 3)\n");
    text(checkout, "ours.twin", "    0 (1 2 3)\n    1 (2 2 3)\n    2 (1 3 3)\n    3 (1 3 3)\n");
    text(checkout, "b.twin", "    0 (1 2 4)\n    1 (2 2 3)\n    2 (1 3 3)\n");
    text(checkout, "text.bin", "    0 (1 2 4)\n");
    Files.createDirectory(checkout.resolve("wide"));
    text(checkout, "wide/w.twin", "      0   (1  2 4)\n");
    compile(checkout, "a.twin", "a.bin");
    Files.writeString(
        checkout.resolve("fails.twin"),
        """
        Input Animation Ver 1.1
        Camera { move { 0 (0 1m 0)  1s (0 1m 0) } }
        expect { 0 .. end  Head within(1mm) of (0 2m 0) }
        Eof
        """);
    Files.writeString(checkout.resolve("toy.ksy"), "meta: {id: toy}\nseq: [{id: a, type: u1}]\n");
    Files.writeString(
        checkout.resolve("toy2.ksy"), "meta: {id: toy}\nseq: [{id: a, type: u2be}]\n");
    Files.write(checkout.resolve("toy.bin"), new byte[1]);
    Command export = new Command();
    export.run("export", checkout.resolve("a.twin") + "", "--map", "a=camera");
    Files.write(checkout.resolve("m.mkm"), export.out());
    Path project = Files.createDirectory(checkout.resolve("p"));
    Files.copy(checkout.resolve("toy.ksy"), project.resolve("toy.ksy"));
    Files.writeString(
        project.resolve("diptych.toml"),
        "[generate]\nspecs = [\"*.ksy\"]\n[generate.python]\nfolder = \"py\"\n");
    return checkout;
  }

  private static void text(Path checkout, String name, String rows) throws IOException {
    Files.writeString(checkout.resolve(name), TEXT.formatted(rows));
  }

  private static void compile(Path checkout, String text, String binary) throws IOException {
    Command compile = new Command();
    compile.run("compile", checkout.resolve(text).toString());
    Files.write(checkout.resolve(binary), compile.out());
  }

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.list(TABLE.resolveSibling("."))) {
      return files.filter(file -> file.toString().endsWith(".sh")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void whatAStrangersCheckoutNamesStaysInIt(Path script) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
    Path own = Files.createDirectory(folder.toRealPath().resolve("own"));
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path")));
    words.add("dev.diptych.cli.Main");
    ProcessBuilder builder = new ProcessBuilder("/bin/bash", script.toString());
    builder.environment().put("DIPTYCH", String.join(" ", words));
    builder.environment().put("TMPDIR", own.toString());
    builder.environment().put("HOME", own.toString());
    Path out = folder.resolve("out");
    Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
    assertThat(process.waitFor()).isEqualTo(3);
    assertThat(Files.readString(out)).contains("error[leaving-link]", "the link ");
    List<Path> left = new ArrayList<>();
    for (Path file : all(own)) {
      if (Files.isRegularFile(file) && !file.toString().contains("/repo/")) {
        left.add(file.getFileName());
      }
    }
    assertThat(left).allMatch(name -> name.toString().equals("victim"));
  }
}
