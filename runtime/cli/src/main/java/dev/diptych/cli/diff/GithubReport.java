package dev.diptych.cli.diff;

import dev.diptych.cli.message.GithubAnnotation;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.specs.change.SpecDifference;
import java.util.List;

/** A report as commands of GitHub workflows, which annotate the lines of a pull request. */
public final class GithubReport {
  private GithubReport() {}

  /** One line for each difference: an error if it breaks files that must stay readable. */
  public static List<String> lines(DiffReport report) {
    return report.differences().stream().map(each -> line(report, each)).toList();
  }

  private static String line(DiffReport report, SpecDifference difference) {
    boolean breaks = report.question().isBrokenBy(difference);
    String message = difference.path() + ": " + difference.message();
    return new GithubAnnotation(
            breaks ? Severity.ERROR : Severity.NOTE,
            difference.at(),
            difference.code(),
            message + " (" + report.effect(difference) + ")")
        .toString();
  }
}
