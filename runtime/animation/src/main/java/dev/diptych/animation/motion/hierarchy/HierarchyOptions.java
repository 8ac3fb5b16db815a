package dev.diptych.animation.motion.hierarchy;

import dev.diptych.family.CommandContext;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that give the parents of bones, for {@code @Mixin}. */
public final class HierarchyOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--parents",
      paramLabel = "CHILD:PARENT,…",
      description = "The parents of bones, such as bone2:bone1,hand:arm.")
  private @Nullable String parents;

  @Option(
      names = "--hierarchy",
      paramLabel = "FILE",
      description = "The same from a text file, one 'child : parent' a line; # begins a comment.")
  private @Nullable Path file;

  /**
   * The hierarchy; without either option, all bones are roots.
   *
   * @throws ParameterException if it is invalid
   * @throws IOException if the file cannot be read
   */
  public Hierarchy read(CommandContext context) throws IOException {
    if (parents != null && file != null) {
      throw usage("--parents and --hierarchy cannot be combined");
    }
    try {
      if (parents != null) {
        return Hierarchy.parse(parents);
      }
      return file == null
          ? Hierarchy.none()
          : Hierarchy.parseLines(context.readText(file, "hierarchy"));
    } catch (HierarchyException e) {
      String place = file == null ? "--parents" : file + ":" + e.line();
      throw usage("%s:%d: %s".formatted(place, e.column(), e.getMessage()));
    }
  }

  /** Whether one of the options was given. */
  public boolean given() {
    return parents != null || file != null;
  }

  private ParameterException usage(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
