package dev.diptych.cli.diff;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
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
    String command = report.question().isBrokenBy(difference) ? "error" : "notice";
    StringBuilder line = new StringBuilder("::" + command);
    line.append(" file=").append(property(difference.at().name()));
    if (difference.at() instanceof Location.InText text) {
      Position start = text.source().position(text.span().start());
      line.append(",line=").append(start.line()).append(",col=").append(start.column());
    }
    line.append(",title=").append(property(difference.code()));
    String message = difference.path() + ": " + difference.message();
    return line + "::" + data(message + " (" + report.effect(difference) + ")");
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
