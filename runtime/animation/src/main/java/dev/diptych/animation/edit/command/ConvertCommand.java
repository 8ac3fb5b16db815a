package dev.diptych.animation.edit.command;

import dev.diptych.animation.edit.LayoutChange;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.family.CommandContext;
import dev.diptych.family.Conversion.Converted;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.FormatName;
import dev.diptych.twin.LocatedDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code diptych convert}. */
@Command(
    name = "convert",
    description = "Converts an input animation to another version or layout.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych convert old.bin --version 1.1 -o new.bin            for MRTK 2.6 and later",
      "  diptych convert take.bin --layout documented -o table.bin   as the published tables say",
      "",
      "Keys of version 1.1 in the shipped layout have no slopes, the documented layout has no"
          + " markers, and",
      "version 1.0 has no gaze and always has a camera and hands. If something would be lost, the"
          + " command",
      "lists it and writes nothing; --allow-loss permits it. To keep the shape of bent curves,"
          + " use",
      "diptych resample first.",
      "Exit codes: 0 done; 1 the input was rejected; 2 invalid usage; 3 could not read or write."
    })
public final class ConvertCommand implements Callable<Integer> {
  private static final Set<String> VERSIONS = Set.of("1.0", "1.1");
  private static final Set<String> LAYOUTS = Set.of("documented", "shipped");

  private final CommandContext context;

  @Spec private CommandSpec command;

  @Parameters(paramLabel = "FILE", description = "An input animation; - is standard input.")
  private String file;

  @Option(
      names = "--version",
      paramLabel = "V",
      description = "1.0 or 1.1; that of the input is the default.")
  private @Nullable String version;

  @Option(
      names = "--layout",
      paramLabel = "L",
      description = "documented or shipped; that of the input is the default.")
  private @Nullable String layout;

  @Option(
      names = "--allow-loss",
      description = "Convert even if the target cannot hold everything.")
  private boolean allowLoss;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help message and exit.")
  @SuppressWarnings("UnusedVariable") // picocli reads it.
  private boolean help;

  @Mixin private EditOptions options;

  /** A command that works with {@code context}. */
  public ConvertCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    check("--version", version, VERSIONS);
    check("--layout", layout, LAYOUTS);
    if (version == null && layout == null) {
      throw wrong("nothing to change: give --version or --layout");
    }
    return context.convert(options.request(file), input -> Optional.of(converted(input)));
  }

  private void check(String option, @Nullable String value, Set<String> known) {
    if (value != null && !known.contains(value)) {
      String names = String.join(" or ", known.stream().sorted().toList());
      throw wrong("%s is %s, not '%s'".formatted(option, names, value));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private Converted converted(LocatedDocument input) {
    InputAnimation from = Editing.animation(input.document(), "convert");
    FormatName format = input.document().schema().format();
    String to = version == null ? format.version() : version;
    String wanted = layout == null ? Objects.requireNonNull(format.layout()) : layout;
    InputAnimation empty = InputAnimation.of(context.parse(empty(from, to, wanted)));
    LayoutChange change = new LayoutChange(from, empty);
    Document document = change.document();
    List<String> losses = change.losses();
    if (!losses.isEmpty() && !allowLoss) {
      throw new IllegalArgumentException(
          "version %s in the %s layout cannot hold %s; --allow-loss converts without"
              .formatted(to, wanted, listed(losses)));
    }
    List<String> notes = new ArrayList<>();
    losses.forEach(loss -> notes.add("not converted: " + loss));
    return new Converted(document, notes);
  }

  private static String listed(List<String> losses) {
    int last = losses.size() - 1;
    return last == 0
        ? losses.get(0)
        : String.join(", ", losses.subList(0, last)) + " and " + losses.get(last);
  }

  /** The text of an animation without keys that has the parts of {@code from}. */
  private static String empty(InputAnimation from, String version, String layout) {
    String camera = from.camera() == null ? "" : "Camera {\n}\n";
    String hands = from.hands().isEmpty() ? "" : "Hands {\n}\n";
    String gaze = from.gaze() == null || version.equals("1.0") ? "" : "EyeGaze {\n}\n";
    return "Input Animation Ver "
        + version
        + "\nlayout = "
        + layout
        + "\n"
        + camera
        + hands
        + gaze
        + "Eof\n";
  }
}
