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
      "  diptych spec docs toy.ksy                          Markdown, to standard output",
      "  diptych spec docs toy.ksy --page html -o toy.html  one self-contained page",
      "  diptych spec docs *.ksy --page both -o pages/      a page of each kind for each spec",
      "",
      "Exit codes: 0 done; 1 a spec was rejected; 2 invalid usage; 3 could not read or write."
    })
final class SpecDocsCommand implements Callable<Integer> {
  /** The kinds of pages. */
  enum Page {
    markdown(".md"),
    html(".html"),
    both("");

    private final String extension;

    Page(String extension) {
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
      names = "--page",
      paramLabel = "KIND",
      description = "${COMPLETION-CANDIDATES}; markdown is the default.")
  private Page page = Page.markdown;

  @Mixin private SpecFiles specs;

  SpecDocsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Map<Page, Targets> targets = new LinkedHashMap<>();
    for (Page each : pages()) {
      targets.put(each, Targets.of(specs.files(), output, each.extension));
    }
    if (targets.size() > 1 && targets.values().stream().anyMatch(each -> each.folder() == null)) {
      throw new UsageException("--page both requires a folder: -o FOLDER/");
    }
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.runAll(
        session, specs, file -> job.docs(file, targets.get(Page.markdown), targets.get(Page.html)));
  }

  private List<Page> pages() {
    return page == Page.both ? List.of(Page.markdown, Page.html) : List.of(page);
  }
}
