package dev.diptych.cli.convert;

import dev.diptych.twin.Comments;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --comments}: which computed values texts show as comments. */
final class CommentsOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private Comments comments = Comments.SOME;

  @Option(
      names = "--comments",
      paramLabel = "WHICH",
      description =
          "Which computed values the text shows as comments: all, none, or some (the first 1,000);"
              + " some is the default.")
  @SuppressWarnings("UnusedMethod") // picocli calls it.
  private void comments(String wanted) {
    comments =
        Arrays.stream(Comments.values())
            .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(wanted))
            .findFirst()
            .orElseThrow(
                () ->
                    new ParameterException(
                        command.commandLine(), "--comments is all, some or none"));
  }

  /** The argument, or its default. */
  Comments value() {
    return comments;
  }
}
