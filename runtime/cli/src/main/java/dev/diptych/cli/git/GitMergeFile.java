package dev.diptych.cli.git;

import dev.diptych.files.TemporaryFolder;
import dev.diptych.twin.merge.ConflictText.Markers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Merges texts line by line, as git does: with {@code git merge-file} and the configuration of the
 * repository.
 *
 * @param markers the lines around conflicts
 * @param labelBase the label of the base, which some styles of conflicts show
 */
record GitMergeFile(Markers markers, String labelBase) {
  private static final int MAX_CONFLICTS = 127;

  /**
   * A merged text.
   *
   * @param text its bytes
   * @param conflicts number of conflicts, not more than 127
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Lines(byte[] text, int conflicts) {}

  /** Merges three texts; nothing if git takes one for binary, or does not run. */
  Optional<Lines> merge(byte[] base, byte[] ours, byte[] theirs) {
    try {
      try (TemporaryFolder folder = TemporaryFolder.create("merge")) {
        folder.write("base", base);
        folder.write("ours", ours);
        folder.write("theirs", theirs);
        return run(folder.path());
      }
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private Optional<Lines> run(Path folder) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "git",
                "merge-file",
                "--marker-size=" + markers.size(),
                "-L",
                markers.ours(),
                "-L",
                labelBase,
                "-L",
                markers.theirs(),
                folder.resolve("ours").toString(),
                folder.resolve("base").toString(),
                folder.resolve("theirs").toString())
            .redirectOutput(folder.resolve("errors").toFile())
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    int code = process.waitFor();
    return code > MAX_CONFLICTS
        ? Optional.empty()
        : Optional.of(new Lines(Files.readAllBytes(folder.resolve("ours")), code));
  }
}
