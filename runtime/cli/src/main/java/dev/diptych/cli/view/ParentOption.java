package dev.diptych.cli.view;

import java.util.Map;
import picocli.CommandLine.Option;

/** What moves with what, where a format does not have it. */
public final class ParentOption {
  @Option(
      names = "--parent",
      paramLabel = "CHILD=PARENT",
      description =
          "The parent of something that moves, where the format does not have it; may be repeated.")
  private Map<String, String> parents = Map.of();

  /** Parents by child. */
  Map<String, String> all() {
    return parents;
  }
}
