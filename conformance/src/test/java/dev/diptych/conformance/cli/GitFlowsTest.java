package dev.diptych.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What users do with git, as scripts: each file of the folder {@code git/flows} is one, with its
 * expectations. All of them share one process for text conversions.
 */
@DisabledOnOs(OS.WINDOWS)
class GitFlowsTest {
  private static final Path SCRIPTS = Repository.path("conformance/src/test/resources/git");
  private static final String UTF_8 = "C.UTF-8";
  private static final String REQUIRES = "# Requires: ";
  private static final int POSITIONS = 6;

  /** The first is the second key of the rotation in recordings with the number 1. */
  private static final List<String> ROTATIONS = List.of("1 (0 0 0 1)", "1 (0 1 0 0)");

  @TempDir private static Path shared;
  private static Process server;

  private static List<Path> flows() throws IOException {
    try (Stream<Path> files = Files.list(SCRIPTS.resolve("flows"))) {
      return files.sorted().toList();
    }
  }

  @BeforeAll
  static void prepare() throws Exception {
    Path recordings = Files.createDirectory(shared.resolve("recordings"));
    for (int position = 1; position <= POSITIONS; position++) {
      for (int i = 0; i < ROTATIONS.size(); i++) {
        byte[] recording =
            GitRepository.recording(
                "0 (1 2 %d)".formatted(position), "0 (0 0 0 1) " + ROTATIONS.get(i));
        Path binary = recordings.resolve("%d-%d.bin".formatted(position, i + 1));
        Files.write(binary, recording);
        Command decompile = new Command();
        assertThat(decompile.run("decompile", binary.toString())).isZero();
        Files.write(recordings.resolve("%d-%d.twin".formatted(position, i + 1)), decompile.out());
      }
    }
    Files.createDirectory(
        shared.resolve("socket"),
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    List<String> words = new ArrayList<>(PackagedCommand.words());
    words.addAll(List.of("git", "serve", socket().toString()));
    ProcessBuilder builder = new ProcessBuilder(words);
    Path told = shared.resolve("server.txt");
    builder.redirectErrorStream(true).redirectOutput(told.toFile());
    builder.environment().putAll(environment());
    server = builder.start();
    while (!Files.readString(told).equals("ready\n")) {
      assertThat(server.isAlive()).as(Files.readString(told)).isTrue();
      Thread.sleep(10);
    }
  }

  @AfterAll
  static void stop() throws Exception {
    if (server != null) {
      server.destroy();
      server.waitFor();
    }
  }

  private static Path socket() {
    return shared.resolve("socket/git");
  }

  private static Map<String, String> environment() {
    return Map.of(
        "LC_ALL", UTF_8,
        "RECORDINGS", shared.resolve("recordings").toString(),
        "DIPTYCH_CACHE", shared.resolve("cache").toString(),
        "DIPTYCH_GIT_SOCKET", socket().toString());
  }

  /** Most of a flow waits for processes, so that several run at once. */
  @TestFactory
  Stream<DynamicTest> flowsHold() throws Exception {
    ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    List<DynamicTest> tests = new ArrayList<>();
    for (Path flow : flows()) {
      Future<String> told = threads.submit(() -> run(flow));
      tests.add(DynamicTest.dynamicTest(flow.getFileName().toString(), () -> held(told)));
    }
    threads.shutdown();
    return tests.stream();
  }

  private static String run(Path flow) throws Exception {
    String name = flow.getFileName().toString().replace(".sh", "");
    Path folder = Files.createDirectory(shared.resolve(name));
    List<String> home = List.of("-Ddiptych.home=" + Repository.path(""));
    GitRepository git = new GitRepository(folder, home, environment());
    Optional<String> program = requirement(flow);
    if (program.isPresent()) {
      requireProgram(git, program.get());
    }
    String script = "KNOWN='%s'; . '%s'; here=$PWD; . '%s'; cd \"$here\"; intact";
    return git.sh(script.formatted(folder.resolve("known"), SCRIPTS.resolve("prelude"), flow));
  }

  private static Optional<String> requirement(Path flow) throws IOException {
    return Files.readAllLines(flow).stream()
        .filter(line -> line.startsWith(REQUIRES))
        .map(line -> line.substring(REQUIRES.length()))
        .findFirst();
  }

  private static void requireProgram(GitRepository git, String program) throws Exception {
    assumeTrue(
        git.sh("command -v " + program + " || echo none").startsWith("/"),
        program + " is not installed");
  }

  private static void held(Future<String> flow) throws Throwable {
    try {
      assertThat(flow.get()).doesNotContain("Exception");
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }
}
