package dev.diptych.spark;

import dev.diptych.authoring.evaluate.Includes;
import dev.diptych.authoring.evaluate.Report;
import dev.diptych.authoring.tree.Origin;
import java.util.Optional;

/**
 * Texts on a cluster include no other files.
 *
 * @param identity the name of the text
 */
record NoIncludes(String identity) implements Includes {
  @Override
  public Optional<Included> read(String file, int maxBytes, Origin statement, Report report) {
    report.error(
        "include", statement, "a text that is read by Spark cannot include '" + file + "'");
    return Optional.empty();
  }
}
