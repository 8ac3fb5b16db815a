package dev.diptych.conformance.pages;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.duckdb.DuckDBDriver;

/** One session of a shell: all steps of a page, one after the other. */
final class Session {
  /** Separates results in the output of the shell; no command prints it. */
  private static final String SEPARATOR = "\u001e";

  private static final long GUARD_MINUTES = 10;

  /** What a command printed to both streams, and its exit code; −1 if it was never run. */
  record Result(Step.Run command, String printed, int exit) {}

  private final Path folder;
  private final Path home;
  private final String tools;

  /**
   * Prepares a session.
   *
   * @param folder where it begins
   * @param home an empty folder
   * @param tools what comes first in the path
   */
  Session(Path folder, Path home, String tools) {
    this.folder = folder;
    this.home = home;
    this.tools = tools;
  }

  /** Runs all steps; those after a setup that fails have no result. */
  List<Result> run(List<Step> steps) throws IOException, InterruptedException {
    List<Step.Run> commands = new ArrayList<>();
    StringBuilder script = new StringBuilder();
    for (Step step : steps) {
      if (step instanceof Step.Setup setup) {
        script.append("set -e\n").append(setup.script()).append("\nset +e\n");
      } else if (step instanceof Step.Content content) {
        write(content, script);
      } else if (step instanceof Step.Run command) {
        commands.add(command);
        script.append("printf '\\036'\n").append(command.text());
        script.append("\nprintf '\\036%s' $?\n");
      }
    }
    return results(commands, shell(script.toString()));
  }

  private void write(Step.Content content, StringBuilder script) throws IOException {
    Path copy = Files.createTempFile(home.getParent(), "content", null);
    Files.writeString(copy, content.text());
    script.append("cp '%s' '%s'%n".formatted(copy, content.file()));
  }

  private String shell(String script) throws IOException, InterruptedException {
    Path file = Files.writeString(Files.createTempFile(home.getParent(), "page", ".sh"), script);
    Path out = Files.createTempFile(home.getParent(), "page", ".out");
    ProcessBuilder builder =
        new ProcessBuilder("bash", "--noprofile", "--norc", file.toString())
            .directory(folder.toFile())
            .redirectInput(new java.io.File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    Path java = Path.of(System.getProperty("java.home"), "bin");
    builder.environment().clear();
    builder.environment().put("PATH", tools + ":" + java + ":" + System.getenv("PATH"));
    builder.environment().put("HOME", home.toString());
    builder.environment().put("DIPTYCH_DUCKDB", driver());
    Process process = builder.start();
    if (!process.waitFor(GUARD_MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IllegalStateException("it does not end: " + Files.readString(out));
    }
    return Files.readString(out, UTF_8);
  }

  /** The jar of DuckDB's driver, which users add to the command. */
  private static String driver() {
    try {
      URL jar = DuckDBDriver.class.getProtectionDomain().getCodeSource().getLocation();
      return Path.of(jar.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Result> results(List<Step.Run> commands, String printed) {
    String[] parts = printed.split(SEPARATOR, -1);
    List<Result> results = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      int start = 2 * i + 1;
      if (start + 1 < parts.length) {
        int exit = Integer.parseInt(parts[start + 1].split("\\D", 2)[0]);
        results.add(new Result(commands.get(i), parts[start], exit));
      } else {
        results.add(new Result(commands.get(i), parts[parts.length - 1], -1));
      }
    }
    return results;
  }
}
