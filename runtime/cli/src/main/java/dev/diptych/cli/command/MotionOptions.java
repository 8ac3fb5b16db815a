package dev.diptych.cli.command;

import dev.diptych.animation.motion.Hierarchy;
import dev.diptych.animation.motion.HierarchyResult;
import dev.diptych.cli.io.IoFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which bone hangs on which: the files of motions do not say. */
final class MotionOptions {
  @Option(
      names = "--parents",
      paramLabel = "CHILD:PARENT,…",
      description = "Which bone hangs on which, such as bone2:bone1,hand:arm.")
  private String parents;

  @Option(
      names = "--hierarchy",
      paramLabel = "FILE",
      description = "The same from a text file, a line 'child : parent' each; # begins a comment.")
  private Path file;

  /**
   * The hierarchy.
   *
   * @throws IllegalArgumentException with a sentence, where what was said is none
   * @throws IoFailure where the file cannot be read
   */
  Hierarchy hierarchy(Session session) throws IoFailure {
    if (parents != null && file != null) {
      throw new IllegalArgumentException("--parents and --hierarchy say the same: use one");
    }
    if (parents != null) {
      return accepted("--parents", Hierarchy.parse(parents), false);
    }
    if (file != null) {
      session.reads(file, "hierarchy");
    }
    return file == null
        ? Hierarchy.none()
        : accepted(file.toString(), Hierarchy.parseLines(read(file)), true);
  }

  /** Whether anything was said. */
  boolean given() {
    return parents != null || file != null;
  }

  private static Hierarchy accepted(String name, HierarchyResult result, boolean lines) {
    if (result instanceof HierarchyResult.Refused refused) {
      String line = lines ? ":" + refused.line() : "";
      throw new IllegalArgumentException(
          "%s%s:%d: %s".formatted(name, line, refused.column(), refused.sentence()));
    }
    return ((HierarchyResult.Accepted) result).hierarchy();
  }

  private static String read(Path file) throws IoFailure {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw IoFailure.reading(file.toString(), e);
    }
  }
}
