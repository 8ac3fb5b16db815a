package dev.diptych.ksy;

import dev.diptych.ksy.YamlNode.Extent;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what is wrong with one YAML file, at the places. */
final class YamlErrors {
  private final Source source;
  private final YamlMarks marks;
  private final List<Diagnostic> all = new ArrayList<>();

  YamlErrors(Source source, YamlMarks marks) {
    this.source = source;
    this.marks = marks;
  }

  /** Reports the part at {@code at}; the place is its first line. */
  void add(String code, Extent at, String message, String... help) {
    all.add(Diagnostic.error(code, location(at), message, help));
  }

  /** Reports the part at {@code at} and asks about a correction, if there is one. */
  void suggesting(String code, Extent at, String message, @Nullable Replacement correction) {
    all.add(Diagnostic.error(code, location(at), message).suggesting(correction));
  }

  /** The rejection of the file for an error after which it cannot be read on. */
  SpecException last(String code, Extent at, String message, String... help) {
    return last(code, location(at), message, help);
  }

  /** The rejection of the file for an error after which it cannot be read on. */
  SpecException last(String code, Location at, String message, String... help) {
    all.add(Diagnostic.error(code, at, message, help));
    return new SpecException(Reported.of(List.of(source.name()), all));
  }

  /** Rejects the file if anything has been reported. */
  void check() throws SpecException {
    if (!all.isEmpty()) {
      throw new SpecException(Reported.of(List.of(source.name()), all));
    }
  }

  private Location location(Extent at) {
    return new Location.InText(source, marks.firstLine(at));
  }

  /** A rejection with one error, at any location. */
  static SpecException of(String code, Location at, String message, String... help) {
    return new SpecException(List.of(Diagnostic.error(code, at, message, help)));
  }
}
