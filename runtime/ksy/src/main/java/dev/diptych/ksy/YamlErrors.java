package dev.diptych.ksy;

import dev.diptych.ksy.YamlNode.Extent;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what is wrong with one YAML file, at the places. */
final class YamlErrors {
  /** Errors that are reported of a spec. */
  static final int MAX_ERRORS = 50;

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
    return new SpecException(limited(all));
  }

  /** Rejects the file if anything has been reported. */
  void check() throws SpecException {
    if (!all.isEmpty()) {
      throw new SpecException(limited(all));
    }
  }

  private Location location(Extent at) {
    return new Location.InText(source, marks.firstLine(at));
  }

  /** The first of {@code errors} of one file, each once, in the order of their places. */
  private static List<Diagnostic> limited(List<Diagnostic> errors) {
    return errors.stream()
        .distinct()
        .sorted(Comparator.comparingInt(YamlErrors::start))
        .limit(MAX_ERRORS)
        .toList();
  }

  private static int start(Diagnostic error) {
    return error.location() instanceof Location.InText text ? text.span().start() : 0;
  }

  /** A rejection with one error, at any location. */
  static SpecException of(String code, Location at, String message, String... help) {
    return new SpecException(List.of(Diagnostic.error(code, at, message, help)));
  }
}
