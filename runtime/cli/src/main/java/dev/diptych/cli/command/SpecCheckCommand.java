package dev.diptych.cli.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** What becomes of specs. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Shows whether specs can be written, and how each field stands in bytes and in text.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych spec check toy.ksy",
      "  diptych spec check formats/*.ksy --import-path common",
      "",
      "Nothing is written. Exit codes: 0 all can be written; 1 one cannot; 2 wrong usage; 3 could not",
      "read."
    })
final class SpecCheckCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private SpecFiles specs;

  SpecCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SpecJob job = new SpecJob(session, specs.importPath());
    return SpecJob.worst(session, specs, job::check);
  }
}
