package dev.diptych.cli.spec;

import dev.diptych.cli.session.InstalledGenerator;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych spec check}. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Shows whether specs are supported, and what a text of each has, omits and keeps: at most 40"
            + " lines.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec check toy.ksy",
      "  diptych spec check toy.ksy --verbose",
      "  diptych spec check formats/*.ksy --import-path common",
      "  diptych spec check toy.ksy --lang all",
      "  diptych spec check toy.ksy --suggest toy.bin",
      "",
      "Nothing is written. Exit codes: 0 all are supported; 1 one is not; 2 invalid usage; 3 could"
          + " not",
      "read."
    })
final class SpecCheckCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private SpecFiles specs;

  @Option(
      names = "--verbose",
      description = "Show every field in bytes and in text, and the reason for it.")
  private boolean verbose;

  @Option(
      names = "--lang",
      split = ",",
      paramLabel = "LANG",
      completionCandidates = InstalledGenerator.Languages.class,
      description =
          "Also warn of what generate rejects for these languages: ${COMPLETION-CANDIDATES}; or"
              + " all.")
  private List<String> languages = List.of();

  @Option(
      names = "--suggest",
      arity = "1..*",
      paramLabel = "SAMPLE",
      description =
          "Instead, look for numbers that are a size, an offset, a count or a checksum of something"
              + " in all of these files, and show the keys with which texts omit them.")
  private List<String> samples = List.of();

  @Option(names = "--json", description = "Show what --suggest finds as JSON.")
  private boolean json;

  SpecCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecJob job = new SpecJob(session, specs.importPath());
    if (!samples.isEmpty()) {
      return suggest(job);
    }
    if (json) {
      throw new UsageException("--json requires --suggest");
    }
    return SpecJob.runAll(session, specs, file -> job.check(file, verbose, languages));
  }

  private int suggest(SpecJob job) {
    if (specs.files().size() > 1) {
      throw new UsageException("--suggest requires one spec");
    }
    return SpecJob.runAll(session, specs, file -> job.suggest(file, samples, json));
  }
}
