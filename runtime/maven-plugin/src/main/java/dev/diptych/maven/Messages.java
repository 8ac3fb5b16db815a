package dev.diptych.maven;

import dev.diptych.Diagnostic;
import dev.diptych.Location;
import dev.diptych.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.maven.plugin.logging.Log;

/** Writes diagnostics to Maven's log as the command prints them, and counts the errors. */
final class Messages {
  /** Characters that control a terminal. */
  private static final Pattern CONTROLS =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}&&[^\\t\\u200C\\u200D]]");

  private final Log log;
  private final Set<String> shown = new HashSet<>();
  private int errors;

  Messages(Log log) {
    this.log = log;
  }

  /** The number of errors so far. */
  int errors() {
    return errors;
  }

  /** Writes {@code diagnostics}. */
  void show(List<Diagnostic> diagnostics) {
    diagnostics.forEach(this::show);
  }

  /** Writes lines that belong to the error before them. */
  void details(List<String> lines) {
    lines.forEach(line -> log.error(printable(line)));
  }

  /** Writes an error about a whole file. */
  void error(String code, String name, String message, String... help) {
    Location at = new Location.Whole(name);
    show(new Diagnostic(Severity.ERROR, code, message, at, List.of(help), List.of()));
  }

  /** Writes {@code diagnostic}, once: several steps read the same spec. */
  void show(Diagnostic diagnostic) {
    if (!shown.add(diagnostic.toString())) {
      return;
    }
    for (String line : lines(diagnostic)) {
      switch (diagnostic.severity()) {
        case ERROR -> log.error(line);
        case WARNING -> log.warn(line);
        case NOTE -> log.info(line);
      }
    }
    errors += diagnostic.isError() ? 1 : 0;
  }

  /** The lines of {@code diagnostic}: severity, code, message; place; line and caret; hints. */
  static List<String> lines(Diagnostic diagnostic) {
    List<String> lines = new ArrayList<>();
    String word = diagnostic.severity().name().toLowerCase(Locale.ROOT);
    lines.add(word + "[" + diagnostic.code() + "]: " + printable(diagnostic.message()));
    int margin = 2;
    if (diagnostic.location() instanceof Location.InText text) {
      Snippet snippet = new Snippet(text);
      lines.addAll(snippet.lines());
      margin = snippet.margin();
    } else {
      lines.add("  --> " + printable(place(diagnostic.location())));
    }
    String sign = " ".repeat(margin) + " = ";
    diagnostic.notes().forEach(note -> lines.add(sign + "note: " + printable(note)));
    diagnostic.help().forEach(help -> lines.add(sign + "help: " + printable(help)));
    return lines;
  }

  private static String place(Location location) {
    if (!(location instanceof Location.InBytes bytes)) {
      return location.name();
    }
    OptionalLong at = bytes.offset();
    String offset =
        at.isEmpty()
            ? ""
            : ": offset " + at.getAsLong() + " (0x" + Long.toHexString(at.getAsLong()) + ")";
    return bytes.name() + offset + (bytes.path().isEmpty() ? "" : ": " + bytes.path());
  }

  /** {@code text} with a middle dot for each character that controls a terminal. */
  static String printable(String text) {
    return CONTROLS.matcher(text).replaceAll("·");
  }
}
