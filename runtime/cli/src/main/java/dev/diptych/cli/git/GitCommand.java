package dev.diptych.cli.git;

import dev.diptych.files.IoFailure;
import dev.diptych.files.TemporaryFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs git in a folder, without a shell. Only commands that read objects, or read and write the
 * configuration and refs of Diptych, are run: they start no hooks, filters, pagers or external
 * programs for differences.
 *
 * @param folder where to run it
 */
public record GitCommand(Path folder) {
  private static final int MAX_OUTPUT = 64 << 20;
  private static final String CODE = "cannot-read-git";

  /** Git takes a file for binary if one of the first bytes is zero ({@code buffer_is_binary}). */
  private static final int FIRST_BYTES = 8000;

  /**
   * Runs {@code git} with {@code arguments} for {@code input}.
   *
   * @return its output, at most 64 MB
   * @throws IoFailure if git is missing or fails, with its reason
   */
  public byte[] run(byte[] input, String... arguments) throws IoFailure {
    List<String> command = new ArrayList<>(List.of("git", "--no-pager", "--no-replace-objects"));
    command.addAll(List.of("-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"));
    command.addAll(List.of(arguments));
    try {
      try (TemporaryFolder files = TemporaryFolder.create("git")) {
        Path stdin = files.write("stdin", input);
        Path errors = files.path().resolve("errors");
        return finished(started(command, stdin, errors), errors);
      }
    } catch (IOException e) {
      if (e instanceof IoFailure failure) {
        throw failure;
      }
      throw new IoFailure(CODE, "cannot run git: " + e.getMessage());
    }
  }

  private Process started(List<String> command, Path input, Path errors) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(input.toFile())
            .redirectError(errors.toFile());
    // A hook sets these for its own repository, with paths that are relative to another folder.
    builder.environment().keySet().removeAll(Set.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"));
    builder
        .environment()
        .putAll(
            Map.of(
                "LC_ALL", "C",
                "GIT_TERMINAL_PROMPT", "0",
                "GIT_OPTIONAL_LOCKS", "0",
                "GIT_NO_LAZY_FETCH", "1"));
    return builder.start();
  }

  private static byte[] finished(Process process, Path errors) throws IOException {
    try (InputStream out = process.getInputStream()) {
      byte[] bytes = out.readNBytes(MAX_OUTPUT + 1);
      if (bytes.length > MAX_OUTPUT) {
        throw new IoFailure(CODE, "git returned more than " + MAX_OUTPUT + " bytes");
      }
      if (process.waitFor() != 0) {
        throw new IoFailure(CODE, "git failed: " + reason(errors));
      }
      return bytes;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IoFailure(CODE, "git was interrupted");
    } finally {
      process.destroy();
    }
  }

  private static String reason(Path errors) throws IOException {
    return Files.readString(errors, StandardCharsets.ISO_8859_1)
        .lines()
        .findFirst()
        .orElse("it gives no reason");
  }

  /** Whether git takes a file for binary. */
  static boolean isBinary(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, FIRST_BYTES); i++) {
      if (bytes[i] == 0) {
        return true;
      }
    }
    return false;
  }
}
