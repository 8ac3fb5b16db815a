package dev.diptych.cli.project;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options {@code --deny} and {@code --allow}, for {@code @Mixin}. */
public final class LintOptions {
  @Option(
      names = "--deny",
      split = ",",
      paramLabel = "CODE,…",
      hideParamSyntax = true,
      description =
          "Make errors of warnings and notes with this code, or of all warnings: --deny warnings.")
  private List<String> deny = new ArrayList<>();

  @Option(
      names = "--allow",
      split = ",",
      paramLabel = "CODE,…",
      hideParamSyntax = true,
      description = "Hide warnings and notes with this code. Errors cannot be hidden.")
  private List<String> allow = new ArrayList<>();

  /**
   * The rules.
   *
   * @throws IllegalArgumentException with one sentence if a code does not exist, cannot be allowed,
   *     or is in both options
   */
  public LintRules rules() {
    check("--deny", deny, CodeNames::denyError);
    check("--allow", allow, CodeNames::allowError);
    Set<String> both = new HashSet<>(deny);
    both.retainAll(allow);
    if (!both.isEmpty()) {
      throw new IllegalArgumentException(
          "'" + both.iterator().next() + "' is in both --deny and --allow");
    }
    return new LintRules("--deny", Set.copyOf(deny), Set.copyOf(allow));
  }

  private static void check(
      String option, List<String> codes, UnaryOperator<@Nullable String> error) {
    for (String code : codes) {
      String message = error.apply(code);
      if (message != null) {
        throw new IllegalArgumentException(option + ": " + message);
      }
    }
  }
}
