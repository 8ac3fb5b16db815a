package dev.diptych.cli.spec;

import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych spec docs}. */
@Command(
    name = "docs",
    mixinStandardHelpOptions = true,
    description = "Writes a reference of specs: their bytes and their text.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec docs toy.ksy                            Markdown, to standard output",
      "  diptych spec docs toy.ksy --format html -o toy.html  one self-contained page",
      "  diptych spec docs *.ksy --format both -o pages/      a page of each kind for each spec",
      "",
      "Exit codes: 0 done; 1 a spec was rejected; 2 invalid usage; 3 could not read or write."
    })
final class SpecDocsCommand implements Callable<Integer> {
  /** The file formats. */
  enum Format {
    markdown(".md"),
    html(".html"),
    both("");

    private final String extension;

    Format(String extension) {
      this.extension = extension;
    }
  }

  private final Session session;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write: a file, a folder for several, or - (the default).")
  private @Nullable String output;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}; markdown is the default.")
  private Format format = Format.markdown;

  @Mixin private SpecFiles specs;

  SpecDocsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Map<Format, Targets> targets = new LinkedHashMap<>();
    for (Format each : formats()) {
      targets.put(each, Targets.of(specs.files(), output, each.extension));
    }
    if (targets.size() > 1 && targets.values().stream().anyMatch(each -> each.folder() == null)) {
      throw new UsageException("--format both requires a folder: -o FOLDER/");
    }
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.runAll(
        session,
        specs,
        file -> job.docs(file, targets.get(Format.markdown), targets.get(Format.html)));
  }

  private List<Format> formats() {
    return format == Format.both ? List.of(Format.markdown, Format.html) : List.of(format);
  }
}
