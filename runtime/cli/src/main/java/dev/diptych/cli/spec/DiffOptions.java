package dev.diptych.cli.spec;

import dev.diptych.cli.diff.DiffQuestion;
import dev.diptych.cli.session.UsageException;
import dev.diptych.spectools.diff.change.Direction;
import dev.diptych.twin.Face;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What {@code spec diff} asks, and how it answers, for {@code @Mixin}. */
final class DiffOptions {
  /** The files that must stay readable. */
  enum Wanted {
    bytes,
    texts,
    both;

    @Nullable Face face() {
      return switch (this) {
        case bytes -> Face.BINARY;
        case texts -> Face.TEXT;
        case both -> null;
      };
    }
  }

  /** The specs that must read the files of the other one. */
  enum Reader {
    backward,
    forward,
    full;

    Set<Direction> directions() {
      return switch (this) {
        case backward -> EnumSet.of(Direction.BACKWARD);
        case forward -> EnumSet.of(Direction.FORWARD);
        case full -> EnumSet.allOf(Direction.class);
      };
    }
  }

  @Option(
      names = "--direction",
      paramLabel = "D",
      description =
          "Which spec must read files of the other: backward (the new one, the default), forward"
              + " (the old one) or full (both).")
  private @Nullable Reader direction;

  @Option(
      names = "--face",
      paramLabel = "FACE",
      description = "What must stay readable: ${COMPLETION-CANDIDATES}; both is the default.")
  private Wanted wanted = Wanted.both;

  @Option(names = "--json", description = "Write the report as JSON.")
  private boolean json;

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Accept the differences in this file; see --write-baseline.")
  private @Nullable Path baseline;

  @Option(
      names = "--write-baseline",
      paramLabel = "FILE",
      description = "Write the differences that break files to this file, to accept them.")
  private @Nullable Path target;

  @Option(
      names = "--examples",
      paramLabel = "DIR",
      description = "Write the files that show what breaks to this folder.")
  private @Nullable Path examples;

  /** What the options ask; {@code project} is the direction of a project file, or null. */
  DiffQuestion question(@Nullable String project) {
    Reader own = direction;
    if (own == null) {
      own = project == null ? Reader.backward : Reader.valueOf(project);
    }
    return new DiffQuestion(own.directions(), wanted.face());
  }

  /** Whether the report is JSON. */
  boolean json() {
    return json;
  }

  /** The file with accepted differences, or null. */
  @Nullable Path baseline() {
    return baseline;
  }

  /** The baseline to write, or null. */
  @Nullable Path target() {
    return target;
  }

  /** Rejects options that contradict each other. */
  void check() {
    if (target != null && baseline != null) {
      throw new UsageException("--baseline and --write-baseline exclude each other");
    }
  }

  /** The folder for examples, or null. */
  @Nullable Path examples() {
    return examples;
  }
}
