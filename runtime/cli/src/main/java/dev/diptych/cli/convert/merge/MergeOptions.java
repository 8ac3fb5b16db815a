package dev.diptych.cli.convert.merge;

import dev.diptych.cli.io.Input;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.twin.merge.ConflictText;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where {@code merge} writes, and what it calls the files. */
public final class MergeOptions {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write; - is standard output (the default).")
  private @Nullable String output;

  @Option(
      names = "--in-place",
      description = "Replace OURS: by a binary file if it is one and there is no conflict.")
  private boolean inPlace;

  @Option(names = "--binary", description = "Write a binary file if there is no conflict.")
  private boolean binary;

  @Option(
      names = "--label",
      paramLabel = "THEIRS",
      description = "The label of THEIRS in conflicts; the default is theirs.")
  private String theirs = "theirs";

  @Option(
      names = "--label-ours",
      paramLabel = "OURS",
      description = "The label of OURS in conflicts; the default is ours.")
  private String ours = "ours";

  /**
   * Rejects options that conflict.
   *
   * @throws UsageException if some do
   */
  public void check(List<String> files) {
    if (inPlace && (output != null || binary)) {
      throw new UsageException("--in-place cannot be combined with -o or --binary");
    }
    if (inPlace && files.get(1).equals(Input.STANDARD)) {
      throw new UsageException("--in-place needs a file: OURS is standard input");
    }
    if (theirs.matches("(?s).*[\r\n].*") || ours.matches("(?s).*[\r\n].*")) {
      throw new UsageException("a label has one line");
    }
  }

  /** The target of the result; null to replace OURS. */
  @Nullable Targets targets(String file) {
    return inPlace ? null : Targets.of(List.of(file), output, null);
  }

  /** Whether a binary file is wanted. */
  boolean wantsBinary(boolean oursIsBinary) {
    return binary || (inPlace && oursIsBinary);
  }

  ConflictText.Markers markers() {
    return new ConflictText.Markers(ours, theirs, ConflictText.Markers.DEFAULT_SIZE);
  }
}
