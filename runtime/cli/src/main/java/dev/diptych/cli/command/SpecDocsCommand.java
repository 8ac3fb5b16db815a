package dev.diptych.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** References of specs. */
@Command(
    name = "docs",
    mixinStandardHelpOptions = true,
    description = "Writes a reference of specs: what the bytes are, and what the text is.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec docs toy.ksy                            Markdown, to standard output",
      "  diptych spec docs toy.ksy --format html -o toy.html  one page that needs nothing else",
      "  diptych spec docs *.ksy --format both -o pages/      a page of each kind for each spec",
      "",
      "Exit codes: 0 done; 1 a spec was not accepted; 2 wrong usage; 3 could not read or write."
    })
final class SpecDocsCommand implements Callable<Integer> {
  /** What can be written. */
  enum Format {
    markdown(".md"),
    html(".html"),
    both(null);

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
  private String output;

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
    try {
      for (Format each : formats()) {
        targets.put(each, Targets.of(specs.files(), output, each.extension));
      }
      if (targets.size() > 1 && targets.get(Format.html).folder() == null) {
        throw new IllegalArgumentException("--format both needs a folder: -o FOLDER/");
      }
    } catch (IllegalArgumentException e) {
      return session.misused(e.getMessage(), "spec docs");
    }
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.worst(
        session,
        specs,
        file -> job.docs(file, targets.get(Format.markdown), targets.get(Format.html)));
  }

  private List<Format> formats() {
    return new ArrayList<>(
        format == Format.both ? List.of(Format.markdown, Format.html) : List.of(format));
  }
}
