package dev.diptych.cli.project;

import dev.diptych.cli.message.MessageFormat;
import dev.diptych.cli.render.ColorMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of commands that report: which messages, and how. For {@code @Mixin}. */
public final class ReportOptions {
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

  @Option(
      names = MessageFormat.OPTION,
      paramLabel = "FORMAT",
      converter = Format.class,
      completionCandidates = FormatNames.class,
      description =
          "How messages appear on standard error: ${COMPLETION-CANDIDATES}. Default: text.")
  private MessageFormat messageFormat = MessageFormat.TEXT;

  @Option(
      names = ColorMode.OPTION,
      paramLabel = "WHEN",
      converter = Color.class,
      completionCandidates = ColorNames.class,
      description = "Colours: auto (on a terminal, the default), always or never.")
  private ColorMode color = ColorMode.AUTO;

  /** When output has colours. */
  public ColorMode color() {
    return color;
  }

  /** How messages appear. */
  public MessageFormat messageFormat() {
    return messageFormat;
  }

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

  /** The names of the formats. */
  static final class FormatNames extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    FormatNames() {
      super(Arrays.stream(MessageFormat.values()).map(MessageFormat::toString).toList());
    }
  }

  /** Finds a format by its name. */
  static final class Format implements ITypeConverter<MessageFormat> {
    @Override
    public MessageFormat convert(String name) {
      return MessageFormat.named(name)
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + name + "' is none of " + String.join(", ", new FormatNames())));
    }
  }

  /** The names of the modes. */
  static final class ColorNames extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    ColorNames() {
      super(Arrays.stream(ColorMode.values()).map(ColorMode::toString).toList());
    }
  }

  /** Finds a mode by its name. */
  static final class Color implements ITypeConverter<ColorMode> {
    @Override
    public ColorMode convert(String name) {
      return Arrays.stream(ColorMode.values())
          .filter(mode -> mode.toString().equals(name))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "'" + name + "' is none of " + String.join(", ", new ColorNames())));
    }
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
