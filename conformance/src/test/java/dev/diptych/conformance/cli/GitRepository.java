package dev.diptych.conformance.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A repository of git with the command {@code diptych} on its path, for tests of whole programs.
 */
final class GitRepository {
  private final Path folder;
  private final Path work;
  private final Path starts;
  private final Map<String, String> environment;

  /** Creates a repository in {@code folder}; the test is skipped if there is no git or shell. */
  GitRepository(Path folder) throws Exception {
    this(folder, List.of(), Map.of());
    sh("git init -q -b main && git config user.name n && git config user.email e@example.org");
  }

  /**
   * An empty folder for repositories, with the command.
   *
   * @param options options of Java for the command
   * @param environment variables for scripts
   */
  GitRepository(Path folder, List<String> options, Map<String, String> environment)
      throws Exception {
    this.folder = folder;
    this.environment = environment;
    this.work = Files.createDirectory(folder.resolve("my takes"));
    this.starts = folder.resolve("starts");
    assumeTrue(new File("/bin/sh").canExecute());
    Path tools = Files.createDirectory(folder.resolve("tools"));
    List<String> words = new ArrayList<>(PackagedCommand.words());
    words.addAll(1, options);
    Path command = tools.resolve("diptych");
    if (!options.isEmpty()) {
      words.add(1, "-Ddiptych.command=" + command);
    }
    String run =
        "#!/bin/sh\necho \"$2\" >> '%s'\nexec '%s' \"$@\"\n"
            .formatted(starts, String.join("' '", words));
    Files.writeString(command, run);
    assertThat(command.toFile().setExecutable(true)).isTrue();
    assumeTrue(sh("git --version").startsWith("git version"), "no git");
  }

  /** The work tree. */
  Path work() {
    return work;
  }

  /** How often {@code diptych git COMMAND} was started. */
  long starts(String command) throws IOException {
    return Files.exists(starts)
        ? Files.readAllLines(starts).stream().filter(command::equals).count()
        : 0;
  }

  /** A recording with one row in each of two blocks. */
  static byte[] recording(String position, String rotation) {
    String text =
        "Input Animation Ver 1.1%nCamera {%n  Position { %s }%n  Rotation { %s }%n}%nEof%n";
    Command compile = new Command().in(text.formatted(position, rotation).getBytes(UTF_8));
    assertThat(compile.run("compile", "-")).as(compile.err()).isZero();
    return compile.out();
  }

  /** Writes a file to the work tree. */
  void write(String name, byte[] bytes) throws IOException {
    Files.write(work.resolve(name), bytes);
  }

  /** Writes a recording, a damaged one, and another file that ends in {@code .bin}. */
  void write(String position, int other) throws IOException {
    byte[] bytes = recording(position, "0 (0 0 0 1)");
    write("take.bin", bytes);
    write("cut take.bin", Arrays.copyOf(bytes, 40 + other));
    write("other.bin", new byte[] {0, 1, 2, (byte) other});
  }

  /** The output of a shell command, which must succeed. */
  String sh(String script) throws Exception {
    return sh(0, script);
  }

  /** The output of a shell command that exits with {@code code}. */
  String sh(int code, String script) throws Exception {
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", script);
    builder.directory(work.toFile()).redirectErrorStream(true);
    builder
        .environment()
        .put("PATH", folder.resolve("tools") + File.pathSeparator + System.getenv("PATH"));
    builder.environment().put("GIT_PAGER", "cat");
    builder.environment().put("DIPTYCH_GIT_SERVER", "off");
    builder.environment().put("GIT_EDITOR", "true");
    builder.environment().put("GIT_CONFIG_NOSYSTEM", "1");
    builder.environment().put("HOME", folder.toString());
    builder
        .environment()
        .keySet()
        .removeAll(List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "XDG_CONFIG_HOME"));
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String told = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as("%s\n%s", script, told).isEqualTo(code);
    return told;
  }
}
