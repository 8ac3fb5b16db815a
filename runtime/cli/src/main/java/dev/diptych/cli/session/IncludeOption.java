package dev.diptych.cli.session;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Where texts may include files from. Commands that read texts have it. */
public final class IncludeOption {
  @Option(
      names = "--include-path",
      paramLabel = "DIR",
      description =
          "Where texts may include files from, besides the folder of the text; may be repeated.")
  private List<Path> folders = List.of();

  /** The folders. */
  public List<Path> folders() {
    return folders;
  }
}
