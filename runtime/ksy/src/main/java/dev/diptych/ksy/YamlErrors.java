package dev.diptych.ksy;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.Node;

/** Rejects parts of one YAML file at their places. */
final class YamlErrors {
  private final Source source;
  private final YamlMarks marks;

  YamlErrors(Source source) {
    this.source = source;
    this.marks = new YamlMarks(source);
  }

  /** A rejection of {@code node}; the place is its first line. */
  SpecException of(String code, Node node, String message, String... help) {
    return of(code, new Location.InText(source, marks.firstLine(node)), message, help);
  }

  /** A rejection of {@code node} that asks about a correction, if there is one. */
  SpecException suggesting(
      String code, Node node, String message, @Nullable Replacement correction) {
    Location at = new Location.InText(source, marks.firstLine(node));
    return new SpecException(List.of(Diagnostic.error(code, at, message).suggesting(correction)));
  }

  /** A rejection at any location. */
  static SpecException of(String code, Location at, String message, String... help) {
    return new SpecException(List.of(Diagnostic.error(code, at, message, help)));
  }
}
