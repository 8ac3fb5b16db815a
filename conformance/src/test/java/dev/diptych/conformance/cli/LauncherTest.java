package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.io.Reader;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.duckdb.DuckDBDriver;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, in copies of a checkout that is built. */
class LauncherTest {
  private static final Path BUILT = Repository.path("runtime/cli/target");
  private static final String JAR = "diptych-cli.jar";
  private static final String LAUNCHER = "runtime/cli/src/main/launcher";
  private static final String VERSION =
      "diptych [0-9][^ ]* \\((commit [^ ]+, )?Java [0-9][^ ]*\\)\n";
  private static final String TEXT = "Input Animation Ver 1.1\nCamera { }\nEof\n";

  /** The classes for archives: training for each checkout would take most of the time. */
  private static Path classes;

  @TempDir Path folder;
  private String printed;

  @BeforeAll
  static void train(@TempDir Path trained) throws IOException, InterruptedException {
    boolean unix = Files.isExecutable(Path.of("/bin/sh"));
    assumeTrue(unix && Files.exists(BUILT.resolve(JAR)), "the command is not built");
    assumeTrue(Files.isDirectory(BUILT.resolve("lib-generator")), "an older build");
    classes = trained.resolve("classes.list");
    String train = Repository.path("packaging/train").toString();
    String jar = BUILT.resolve(JAR).toString();
    Process process =
        new ProcessBuilder(train, Repository.root().toString(), jar, classes.toString())
            .inheritIO()
            .start();
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void pathsAndArgumentsMayHaveAnyCharacters() throws IOException, InterruptedException {
    assumeTrue(
        call(Map.of(), List.of("sh", "-c", "locale -a | grep -qi '^c\\.utf-\\{0,1\\}8$'")) == 0);
    Path home = checkout(folder.resolve("dépôt 日本"));
    Path text = Files.writeString(folder.resolve("vågor.twin"), TEXT);
    Path output = folder.resolve("ぬ.bin");
    for (Map<String, String> locale :
        List.of(Map.of("LC_ALL", "C"), Map.of("LC_ALL", ""), Map.of("LC_ALL", "POSIX"))) {
      Files.deleteIfExists(output);
      assertThat(run(home, locale, "compile", text.toString(), "-o", output.toString()))
          .as(printed)
          .isZero();
      assertThat(printed).contains(text + ":1:1").doesNotContain("error");
      assertThat(output).exists();
    }
  }

  @Test
  void aSeparatorInThePathIsReportedAndALinkHelps() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("a:b"));
    assertThat(run(home, Map.of(), "--version")).isEqualTo(3);
    assertThat(printed).contains("':' in its path").doesNotContain("Exception");
    Path link = Files.createSymbolicLink(folder.resolve("link"), home);
    assertThat(run(link, Map.of(), "--version")).as(printed).isZero();
  }

  @Test
  void aReadOnlyCheckoutRunsWithoutAnArchive() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    List<Path> locked = List.of(home, home.resolve("runtime/cli/target"));
    boolean mounted = false;
    try {
      for (Path each : locked) {
        Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("r-xr-xr-x"));
      }
      if (Files.isWritable(home)) {
        // Root can write everywhere except to read-only file systems.
        mounted = call(Map.of(), List.of("mount", "--bind", home + "", home + "")) == 0;
        String[] words = {"mount", "-o", "remount,ro,bind", home.toString()};
        assumeTrue(mounted && call(Map.of(), List.of(words)) == 0, "it cannot be locked");
      }
      assertThat(run(home, Map.of(), "--version")).as(printed).isZero();
      assertThat(printed).matches(VERSION);
    } finally {
      if (mounted) {
        call(Map.of(), List.of("umount", "-l", home.toString()));
      }
      for (Path each : locked) {
        Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
    }
  }

  @Test
  void everyJavaVersionHasItsOwnArchive() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    List<Path> javas = javas();
    assumeTrue(javas.size() > 1, "there is one Java only");
    for (int turn = 0; turn < 2; turn++) {
      for (Path java : javas) {
        assertThat(run(home, Map.of("JAVA_HOME", java.toString()), "--version"))
            .as(printed)
            .isZero();
        assertThat(printed).matches(VERSION);
      }
    }
    assertThat(archives(home)).hasSize(javas.size());
  }

  @Test
  void archivesAreAotCachesFromJava24() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    Path text = Files.writeString(folder.resolve("wave.twin"), TEXT);
    for (Path java : javas()) {
      String kind = major(java) >= 24 ? ".aot" : ".jsa";
      Map<String, String> logged =
          Map.of("JAVA_HOME", java.toString(), "JAVA_OPTS", "-Xlog:class+load");
      assertThat(run(home, logged, "check", text.toString())).as(printed).isZero();
      assertThat(printed).contains("dev.diptych.cli.Main source: shared objects file");
      Path archive = archives(home).get(0);
      assertThat(archive.toString()).endsWith(kind);
      try (FileChannel file = FileChannel.open(archive, StandardOpenOption.WRITE)) {
        file.truncate(file.size() / 2);
      }
      assertThat(run(home, logged, "check", text.toString())).as(printed).isZero();
      assertThat(printed).contains("dev.diptych.cli.Main source: file:");
      Files.delete(archive);
    }
  }

  @Test
  void anArchiveThatOthersCouldHaveWrittenIsNotLoaded() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    assertThat(isArchiveLoaded(home)).as(printed).isTrue();
    Path archive = archives(home).get(0);
    for (Path each : List.of(archive, archive.getParent(), home)) {
      Set<PosixFilePermission> before = Files.getPosixFilePermissions(each);
      assertThat(before).as("%s", each).doesNotContain(PosixFilePermission.OTHERS_WRITE);
      Set<PosixFilePermission> open = EnumSet.copyOf(before);
      open.add(PosixFilePermission.OTHERS_WRITE);
      Files.setPosixFilePermissions(each, open);
      assertThat(isArchiveLoaded(home)).as("%s: %s", each, printed).isFalse();
      Files.setPosixFilePermissions(each, before);
    }
    Path elsewhere = Files.move(archive, folder.resolve("elsewhere"));
    Files.createSymbolicLink(archive, elsewhere);
    assertThat(isArchiveLoaded(home)).as(printed).isFalse();
    Files.delete(archive);
    Files.move(elsewhere, archive);
    assertThat(isArchiveLoaded(home)).as(printed).isTrue();
    if (Files.getAttribute(archive, "unix:uid").equals(0)) {
      Files.setAttribute(archive, "unix:uid", 1234);
      assertThat(isArchiveLoaded(home)).as(printed).isFalse();
    }
  }

  /** Whether a command loads the archive of the installation; there is no cache. */
  private boolean isArchiveLoaded(Path home) throws IOException, InterruptedException {
    Map<String, String> logged = Map.of("JAVA_OPTS", "-Xlog:class+load", "DIPTYCH_CACHE", "none");
    assertThat(run(home, logged, "--version")).as(printed).isZero();
    return printed.contains("dev.diptych.cli.Main source: shared objects file");
  }

  @Test
  void aJavaWithoutMemoryIsReported() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    String limited = "ulimit -v 500000 && exec '" + home.resolve("diptych") + "' --version";
    assertThat(call(Map.of(), List.of("sh", "-c", limited))).as(printed).isEqualTo(3);
    assertThat(printed).startsWith("error[out-of-memory]: ").hasLineCount(1);
    String enough = limited.replace("500000", "50000000");
    assertThat(call(Map.of(), List.of("sh", "-c", enough))).as(printed).isZero();
    assertThat(printed).matches(VERSION);
  }

  @Test
  void nothingIsWrittenWithoutAHome() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    assertThat(run(home, Map.of(), "--version")).as(printed).isZero();
    Path spec = Files.writeString(folder.resolve("toy.ksy"), "meta: {id: toy}\nseq: []\n");
    Snapshot before = Snapshot.of(folder);
    for (String unusable : List.of("", "relative", "/dev/null")) {
      Map<String, String> environment =
          Map.of("DIPTYCH_CACHE", "", "XDG_CACHE_HOME", "", "HOME", unusable);
      assertThat(run(home, environment, "spec", "check", spec + "")).as(printed).isZero();
      assertThat(Snapshot.of(folder).since(before)).as(unusable).isEmpty();
    }
  }

  @Test
  void commonCommandsOpenNoJar() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    Path text = Files.writeString(folder.resolve("wave.twin"), TEXT);
    Path authored = folder.resolve("hands.twin");
    Path binary = folder.resolve("wave.bin");
    assertThat(run(home, Map.of(), "new", "both-hands", "-o", authored + "")).as(printed).isZero();
    String[][] commands = {
      {"--version"},
      {"compile", authored.toString(), "-o", folder.resolve("hands.bin").toString()},
      {"compile", text.toString(), "-o", binary.toString()},
      {"decompile", binary.toString(), "-o", text.toString()}
    };
    for (String[] command : commands) {
      assertThat(run(home, Map.of(), command)).as(printed).isZero();
      assertThat(run(home, Map.of("JAVA_OPTS", "-Xlog:class+load"), command)).as(printed).isZero();
      assertThat(printed)
          .contains("dev.diptych.cli.Main source: shared objects file")
          .doesNotContain("java.util.zip.ZipFile$Source ");
    }
  }

  @Test
  void theCommandsOfTheTrainingSucceed() throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path commands = Repository.path("packaging/training");
    List<String> training =
        List.of(
            java.toString(),
            "-cp",
            BUILT.resolve(JAR).toString(),
            "dev.diptych.cli.Training",
            commands.toString());
    assertThat(call(Map.of(), training)).as(printed).isZero();
    assertThat(printed).contains("ok hand.twin").doesNotContain("error[");
    assertThat(folder.resolve("rows.twin")).isNotEmptyFile();
  }

  @Test
  void onlyGenerateRequiresTheGenerator() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("home"));
    Path text = Files.writeString(folder.resolve("wave.twin"), TEXT);
    Path spec =
        Files.writeString(folder.resolve("toy.ksy"), "meta: {id: toy}\nseq: [{id: a, type: u1}]\n");
    Path bytes = Files.write(folder.resolve("toy.bin"), new byte[1]);
    String[] bring = {"decompile", "--spec", spec.toString(), bytes.toString()};
    assertThat(run(home, Map.of(), bring)).as(printed).isZero();
    Files.delete(home.resolve("runtime/cli/target/lib-generator"));
    assertThat(run(home, Map.of(), "verify", text.toString())).as(printed).isZero();
    assertThat(run(home, Map.of(), "generate", "--help")).as(printed).isZero();
    String[][] commands = {
      bring,
      {"spec", "check", spec.toString()},
      {"generate", "--spec", spec.toString(), "--lang", "go", "-d", folder.resolve("go") + ""}
    };
    for (String[] command : commands) {
      boolean generates = command[0].equals("generate");
      assertThat(run(home, Map.of(), command)).as(printed).isEqualTo(generates ? 3 : 0);
      if (generates) {
        assertThat(printed).startsWith("error[no-generator]: ").contains("lib-generator");
      }
    }
  }

  @Test
  void theLanguageServerIsAPartOfItsOwn() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("served"));
    String exit = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
    String shutdown = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}";
    Path session = folder.resolve("session");
    Files.writeString(session, message(shutdown) + message(exit));
    String[] serve = {"sh", "-c", "'%s' lsp < '%s'".formatted(home.resolve("diptych"), session)};
    assertThat(call(Map.of(), List.of(serve))).as(printed).isZero();
    assertThat(printed).contains("Content-Length: ", "\"id\":1");
    Files.delete(home.resolve("runtime/cli/target/lib-lsp"));
    assertThat(run(home, Map.of(), "lsp")).as(printed).isEqualTo(3);
    assertThat(printed).startsWith("error[no-language-server]: ").contains("lib-lsp");
    assertThat(run(home, Map.of(), "lsp", "--help")).as(printed).isZero();
  }

  @Test
  void whatDrawsPlotsIsAPartOfItsOwn() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("plotted"));
    Path text = Repository.path("spec/formats/input_animation/examples/head_turn.twin");
    String[] plot = {"plot", text.toString(), "-o", folder.resolve("plotted.svg").toString()};
    assertThat(run(home, Map.of(), plot)).as(printed).isZero();
    assertThat(folder.resolve("plotted.svg")).content().contains("<svg", "PositionX");
    Files.delete(home.resolve("runtime/cli/target/lib-plot"));
    assertThat(run(home, Map.of(), plot)).as(printed).isEqualTo(3);
    assertThat(printed).startsWith("error[no-plotter]: ").contains("lib-plot");
    assertThat(run(home, Map.of(), "plot", "--help")).as(printed).isZero();
  }

  @Test
  void whatWritesFilesOfTablesIsAPartOfItsOwn() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("tables"));
    Path text = Repository.path("spec/formats/input_animation/examples/head_turn.twin");
    String[] list = {"table", text.toString()};
    Path out = folder.resolve("head.parquet");
    String[] write = {
      "table", text.toString(), "--select", "camera.rotation_y.keyframes", "-o", out.toString()
    };
    assertThat(run(home, Map.of(), write)).as(printed).isZero();
    assertThat(printed).isEmpty();
    assertThat(Files.readString(out, ISO_8859_1)).startsWith("PAR1").endsWith("PAR1");
    Files.delete(home.resolve("runtime/cli/target/lib-table"));
    assertThat(run(home, Map.of(), write)).as(printed).isEqualTo(3);
    assertThat(printed).startsWith("error[no-table-writer]: ").contains("lib-table");
    assertThat(run(home, Map.of(), list)).as(printed).isZero();
  }

  @Test
  void usersAddTheDriverForQueries() throws IOException, InterruptedException {
    Path home = checkout(folder.resolve("queries"));
    String text =
        Repository.path("spec/formats/input_animation/examples/head_turn.twin").toString();
    String sql = "select count(*) as files from \".\"";
    assertThat(run(home, Map.of(), "query", sql, text)).as(printed).isEqualTo(3);
    assertThat(printed).startsWith("error[no-query-engine]: ").contains("lib-query");
    Path driver =
        Path.of(DuckDBDriver.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    assertThat(run(home, Map.of(), "query", sql, text, "--driver", "" + driver)).isZero();
    assertThat(printed).isEqualTo("files\r\n1\r\n");
    assertThat(run(home, Map.of("DIPTYCH_DUCKDB", "" + driver), "query", sql, text)).isZero();
    assertThat(printed).isEqualTo("files\r\n1\r\n");
  }

  private static String message(String json) {
    return "Content-Length: " + json.length() + "\r\n\r\n" + json;
  }

  /** A checkout that is built, without what only a build takes. */
  private static Path checkout(Path home) throws IOException {
    Path target = Files.createDirectories(home.resolve("runtime/cli/target"));
    List<String> parts =
        List.of(
            "diptych",
            LAUNCHER + "/diptych",
            LAUNCHER + "/options",
            LAUNCHER + "/archive",
            "packaging/train",
            "packaging/training");
    for (String part : parts) {
      Path copy = home.resolve(part);
      Files.createDirectories(copy.getParent());
      Files.copy(Repository.path(part), copy, StandardCopyOption.COPY_ATTRIBUTES);
    }
    Files.copy(BUILT.resolve(JAR), target.resolve(JAR));
    Files.copy(classes, target.resolve("classes.list"));
    for (String jars :
        List.of(
            "lib",
            "lib-lsp",
            "lib-plot",
            "lib-table",
            "lib-query",
            "lib-second",
            "lib-generator")) {
      Files.createSymbolicLink(target.resolve(jars), BUILT.resolve(jars));
    }
    return home;
  }

  private static List<Path> archives(Path home) throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("runtime/cli/target"))) {
      return files.filter(file -> file.toString().matches(".*\\.(jsa|aot)")).toList();
    }
  }

  /** The number of a version of Java, such as 17, from the file that its installation has. */
  private static int major(Path java) throws IOException {
    Properties release = new Properties();
    try (Reader file = Files.newBufferedReader(java.resolve("release"))) {
      release.load(file);
    }
    return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", "")).feature();
  }

  private static List<Path> javas() throws IOException {
    List<Path> javas = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    Path all = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(all)) {
      try (Stream<Path> folders = Files.list(all)) {
        folders
            .filter(each -> Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS))
            .filter(each -> Files.isExecutable(each.resolve("bin/java")))
            .filter(each -> !javas.contains(each))
            .forEach(javas::add);
      }
    }
    return javas;
  }

  private int run(Path home, Map<String, String> environment, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(home.resolve("diptych").toString()));
    command.addAll(List.of(args));
    return call(environment, command);
  }

  private int call(Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("diptych-launcher", ".out");
    try {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
      builder.environment().put("DIPTYCH_CACHE", folder.resolve("cache").toString());
      builder.environment().putAll(environment);
      Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new IllegalStateException("it does not end: " + command);
      }
      printed = Files.readString(out);
      return process.exitValue();
    } finally {
      Files.delete(out);
    }
  }
}
