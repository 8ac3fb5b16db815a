package dev.diptych.cli.message;

import dev.diptych.cli.render.Printable;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.source.Position;
import org.jspecify.annotations.Nullable;

/**
 * A command of GitHub workflows that annotates a line of a file, in the form of GitHub's page
 * "Workflow commands for GitHub Actions".
 *
 * @param severity how it is shown
 * @param at the line, or null for an annotation of the whole run
 * @param title one or a few words
 * @param text may have several lines
 */
public record GithubAnnotation(
    Severity severity, @Nullable Location at, String title, String text) {
  /** The command, one line. */
  @Override
  public String toString() {
    StringBuilder line = new StringBuilder("::").append(command()).append(' ');
    if (at != null) {
      line.append("file=").append(property(at.name())).append(',');
    }
    if (at instanceof Location.InText place) {
      Position start = place.source().position(place.span().start());
      Position end = place.source().end(place.span());
      line.append("line=").append(start.line()).append(",col=").append(start.column());
      line.append(",endLine=").append(end.line());
      if (end.line() == start.line()) {
        line.append(",endColumn=").append(end.column()); // GitHub allows it on one line only.
      }
      line.append(',');
    }
    return line + "title=" + property(title) + "::" + data(text);
  }

  private String command() {
    return severity == Severity.NOTE ? "notice" : severity.word();
  }

  private static String data(String text) {
    return Printable.lines(text).replace("%", "%25").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(Printable.of(text)).replace(":", "%3A").replace(",", "%2C");
  }
}
