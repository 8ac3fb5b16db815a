package dev.diptych.cli.conformance;

import dev.diptych.cli.render.Printable;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.runner.Campaign;
import dev.diptych.runner.Run;
import dev.diptych.runner.process.CommandLineSplitter;
import dev.diptych.runner.report.HtmlReport;
import dev.diptych.runner.report.JUnitReport;
import dev.diptych.runner.report.MarkdownReport;
import dev.diptych.runner.report.RunSummary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diptych conformance run}. */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    description = "Sends all checks of the vectors to implementations and compares the answers.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  diptych conformance run --executor 'python3 mine.py'",
      "  diptych conformance run --executor ./mine --case 'valid/*floats*'",
      "  diptych conformance run --executor ./mine --executor ./yours --report html -o report.html",
      "",
      "An implementation that hangs, dies or answers with invalid data is restarted for the next"
          + " check.",
      "Known failures are listed in a file, one a line: a glob, a tab, the reason. A known failure"
          + " that",
      "passes is reported, too.",
      "A failure of a check that is only recommended is reported, and fails the run with --strict.",
      "Exit codes: 0 all as expected; 1 unexpected results; 2 invalid usage; 3 could not read,"
          + " write or start."
    })
final class ConformanceRunCommand implements Callable<Integer> {
  /** The formats of reports. */
  enum Page {
    md,
    html,
    junit;

    private String of(List<Run> runs) {
      return switch (this) {
        case md -> MarkdownReport.of(runs);
        case html -> HtmlReport.of(runs);
        case junit -> JUnitReport.of(runs);
      };
    }
  }

  private final Session session;

  @Option(
      names = "--executor",
      paramLabel = "COMMAND",
      required = true,
      description = "An implementation: a program that speaks the protocol. May be repeated.")
  @SuppressWarnings("NullAway.Init") // The option is required.
  private List<String> executors;

  @Option(
      names = "--case",
      paramLabel = "GLOB",
      description = "Run only the checks that match this pattern: * is anything. May be repeated.")
  private List<String> cases = List.of();

  @Option(
      names = "--expected-failures",
      paramLabel = "PATH",
      description = "The known failures: a file, or a folder with NAME.tsv for each name.")
  private @Nullable Path expectedFailures;

  @Option(names = "--strict", description = "Fail if a recommended check fails, too.")
  private boolean strict;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "The time limit of an answer; ${DEFAULT-VALUE} is the default.")
  private double timeout = 10;

  @Option(
      names = "--report",
      paramLabel = "PAGE",
      description = "Write a report: ${COMPLETION-CANDIDATES}. May be repeated, once for each -o.")
  private List<Page> pages = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write the report, instead of standard output.")
  private List<Path> outputs = List.of();

  @Mixin private VectorsOption vectors;

  ConformanceRunCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IoFailure {
    if (outputs.size() > pages.size() || (pages.size() > 1 && outputs.size() < pages.size())) {
      throw new UsageException("each --report requires one -o");
    }
    if (!(timeout >= 0.01 && timeout <= 86_400)) {
      throw new UsageException("--timeout takes 0.01 to 86400 seconds");
    }
    List<List<String>> commands = new ArrayList<>();
    try {
      executors.forEach(words -> commands.add(CommandLineSplitter.of(words)));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e);
    }
    try {
      Campaign campaign =
          new Campaign(
              vectors.path(),
              cases,
              expectedFailures,
              timeout,
              ConformanceCommand.schemas(session));
      if (campaign.checks() == 0) {
        throw new UsageException("no check matches " + cases);
      }
      return report(campaign.runAll(commands));
    } catch (IOException e) {
      throw IoFailure.running(e);
    }
  }

  private int report(List<Run> runs) throws IoFailure {
    for (Run run : runs) {
      RunSummary.problems(run).forEach(problem -> print(problem + "\n"));
    }
    List<String> lines = runs.stream().map(RunSummary::line).toList();
    boolean toStandardOutput = pages.size() > outputs.size();
    if (toStandardOutput) {
      lines.forEach(this::print);
      session.outputs().data(List.of(pages.get(0).of(runs).stripTrailing()));
    } else {
      session.outputs().print(lines);
      for (int i = 0; i < pages.size(); i++) {
        byte[] page = pages.get(i).of(runs).getBytes(StandardCharsets.UTF_8);
        session.outputs().other().write(Map.of(outputs.get(i), out -> out.write(page)));
      }
    }
    boolean passed = runs.stream().allMatch(strict ? Run::passedStrictly : Run::passed);
    return passed ? ExitCode.DONE : ExitCode.REJECTED;
  }

  /** Prints {@code lines}, which may quote anything that an executor sent. */
  private void print(String lines) {
    session.console().err().println(Printable.lines(lines));
  }
}
