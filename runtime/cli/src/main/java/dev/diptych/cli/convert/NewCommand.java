package dev.diptych.cli.convert;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Families;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.Template;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.twin.Proven;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code diptych new}. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    description = "Writes a commented text to begin with.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych new --list                    the templates",
      "  diptych new empty                     to standard output",
      "  diptych new empty -o wave.twin        to a new file",
      "",
      "An existing file is not replaced. For a spec of your own, see diptych spec new.",
      "Exit codes: 0 done; 2 invalid usage; 3 could not write."
    })
public final class NewCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "TEMPLATE",
      arity = "0..1",
      description = "The name of a template, as diptych new --list prints it.")
  private @Nullable String name;

  @Option(names = "--list", description = "Print the templates.")
  private boolean list;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a new file, a folder, or - for standard output (the default).")
  private @Nullable String output;

  /** A command that runs in {@code session}. */
  public NewCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return FileJob.run(session, "", file -> run());
  }

  private int run() throws IoFailure {
    if (list == (name != null)) {
      throw new UsageException("name a template, or use --list");
    }
    if (name == null) {
      session.outputs().print(names());
    } else {
      return write(find(name));
    }
    return ExitCode.DONE;
  }

  private static List<String> names() {
    List<Template> templates = Families.templates();
    int width = templates.stream().mapToInt(each -> each.name().length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (Template template : templates) {
      String padding = " ".repeat(width - template.name().length());
      lines.add(template.name() + padding + "  " + template.description());
    }
    return lines;
  }

  private static Template find(String name) {
    List<Template> templates = Families.templates();
    List<String> known = templates.stream().map(Template::name).toList();
    return templates.stream()
        .filter(template -> template.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    String.format(
                        Locale.ROOT,
                        "there is no template '%s'; known: %s",
                        name,
                        String.join(", ", known))));
  }

  private int write(Template template) throws IoFailure {
    // The name of the file in a folder is that of the template.
    String file = template.name() + template.extension();
    Targets targets = Targets.created(file, output);
    Path path = targets.of(file);
    if (path != null && Files.isRegularFile(path)) {
      throw new IoFailure("cannot-write", "cannot write " + path + ": it exists already");
    }
    Result<Proven> text = session.compiled(file, ByteBuffer.wrap(template.content()));
    return text.ok()
        ? session.outputs().write(targets, file, text.value().orElseThrow())
        : ExitCode.REJECTED;
  }
}
