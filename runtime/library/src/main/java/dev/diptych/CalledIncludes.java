package dev.diptych;

import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import java.io.IOException;
import java.util.Optional;

/**
 * The included texts that the caller of the library finds.
 *
 * @param input the name of the first text
 * @param includes finds them
 */
record CalledIncludes(String input, Includes includes)
    implements dev.diptych.authoring.evaluate.Includes {
  /** For texts without a folder: they include nothing. */
  static dev.diptych.authoring.evaluate.Includes none(String input) {
    return new CalledIncludes(input, (path, from) -> Optional.empty());
  }

  @Override
  public String identity() {
    return input;
  }

  @Override
  public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
    try {
      Optional<byte[]> found = includes.read(file, statement.at().name());
      if (found.isEmpty()) {
        report.error("include", statement, "no file '" + file + "'");
      } else if (found.get().length > maxBytes) {
        String message = "'" + file + "' has more than " + (maxBytes >> 20) + " MB";
        report.error("too-much", statement, message);
        return Optional.empty();
      }
      return found.map(bytes -> new Included(file, new Source(file, bytes.clone())));
    } catch (IOException e) {
      report.error("include", statement, "cannot read '" + file + "'");
      return Optional.empty();
    }
  }
}
