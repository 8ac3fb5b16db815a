package dev.diptych.conformance.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * How to start the packaged command hundreds of times: with an archive of its classes, a start
 * takes a third of the time. The launcher does the same, and has tests of its own.
 */
final class PackagedCommand {
  private static final Path JAR = Repository.path("runtime/cli/target/diptych-cli.jar");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private PackagedCommand() {}

  /** Java and its arguments, up to the main class; the test is skipped without the package. */
  static List<String> words() throws IOException, InterruptedException {
    assumeTrue(Files.exists(JAR), "the command is not packaged");
    String options = "-XX:SharedArchiveFile=" + archive();
    return List.of(
        JAVA,
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
        "-Xlog:disable",
        "-Xlog:all=error:stderr",
        options,
        "-cp",
        JAR.toString(),
        "dev.diptych.cli.Main");
  }

  /** Java accepts an archive only for the jar that it was made for. */
  private static Path archive() throws IOException, InterruptedException {
    long version = Files.getLastModifiedTime(JAR).toMillis();
    Path archive = Repository.path("conformance/target").resolve("classes-" + version + ".jsa");
    if (Files.exists(archive)) {
      return archive;
    }
    Path folder = Files.createTempDirectory(archive.getParent(), "training");
    Path made = folder.resolve("classes.jsa");
    Process training =
        new ProcessBuilder(
                JAVA,
                "-XX:ArchiveClassesAtExit=" + made,
                "-Xlog:disable",
                "-cp",
                JAR.toString(),
                "dev.diptych.cli.Training",
                Repository.path("packaging/training").toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    training.waitFor();
    return Files.move(made, archive, StandardCopyOption.ATOMIC_MOVE);
  }
}
