package dev.diptych.conformance.gltf;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Validates and plays glTF files with Node: Khronos' validator, and a reader that shares no code
 * with the product. The validator is installed once, in the version of the lock file.
 */
final class GltfPlayer {
  private static final Path SOURCES = Repository.path("conformance/gltf");
  private static final Path INSTALLED = Repository.path("conformance/target/gltf");
  private static final int MINUTES = 10;

  private GltfPlayer() {}

  /**
   * A node at a time.
   *
   * @param node its name
   * @param time in seconds
   * @param position in the scene
   * @param rotation in the scene
   * @param scale 0 or 1
   */
  record Sample(String node, double time, V position, Q rotation, double scale) {}

  /** Installs the validator, or skips the test where that is not possible. */
  static void require() throws IOException, InterruptedException {
    boolean required = "required".equals(System.getenv("DIPTYCH_COMPILERS"));
    boolean there = install();
    assumeTrue(there || required, "requires Node, npm and a registry of npm");
    assertThat(there).as("Node, and npm install").isTrue();
  }

  private static boolean install() throws IOException, InterruptedException {
    Files.createDirectories(INSTALLED);
    Path lock = INSTALLED.resolve("installed.json");
    byte[] wanted = Files.readAllBytes(SOURCES.resolve("package-lock.json"));
    for (String name : List.of("package.json", "package-lock.json", "check.js")) {
      Files.copy(
          SOURCES.resolve(name), INSTALLED.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
    if (Files.exists(lock) && Arrays.equals(Files.readAllBytes(lock), wanted)) {
      return true;
    }
    try {
      if (run(List.of("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"), null) != 0) {
        return false;
      }
    } catch (IOException e) {
      return false;
    }
    Files.write(lock, wanted);
    return true;
  }

  private static int run(List<String> command, Path output)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(INSTALLED.toFile())
            .redirectErrorStream(true)
            .redirectOutput(
                output == null
                    ? ProcessBuilder.Redirect.DISCARD
                    : ProcessBuilder.Redirect.to(output.toFile()))
            .start();
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      return -1;
    }
    return process.exitValue();
  }

  /** Asks for the nodes of {@code file} at times, before {@link #check}. */
  static void ask(Path file, List<Double> times) throws IOException {
    Files.write(beside(file, ".times"), times.stream().map(String::valueOf).toList());
  }

  /**
   * Validates files, and plays those that were asked for.
   *
   * @return what is wrong, one line for each file with errors or warnings
   */
  static List<String> check(List<Path> files, Path work) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("node", "check.js"));
    files.forEach(file -> command.add(file.toString()));
    Path output = work.resolve("report.tsv");
    int code = run(command, output);
    String report = Files.readString(output, UTF_8);
    assertThat(code).as(report).isZero();
    List<String> lines = report.lines().toList();
    assertThat(lines).hasSameSizeAs(files);
    return lines.stream().filter(line -> !line.contains("\t0\t0\t")).toList();
  }

  /** The nodes of a file at the times that were asked for. */
  static List<Sample> samples(Path file) throws IOException {
    List<Sample> samples = new ArrayList<>();
    for (String line : Files.readAllLines(beside(file, ".samples"))) {
      String[] cells = line.split("\t", -1);
      double[] n = Arrays.stream(cells).skip(1).mapToDouble(Double::parseDouble).toArray();
      samples.add(
          new Sample(cells[0], n[0], new V(n[1], n[2], n[3]), new Q(n[4], n[5], n[6], n[7]), n[8]));
    }
    return samples;
  }

  private static Path beside(Path file, String extension) {
    return file.resolveSibling(file.getFileName() + extension);
  }
}
