package dev.diptych.spark;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An option, a spec or, in the mode {@code FAILFAST}, a file that is rejected. */
public final class DiptychReadException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The first errors of a file explain the others. */
  private static final int MAX_ERRORS = 5;

  private final String code;

  DiptychReadException(String code, String message) {
    this(code, message, null);
  }

  DiptychReadException(String code, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.code = code;
  }

  /** {@return the code of the first error, such as {@code truncated}} */
  public String code() {
    return code;
  }

  /** The errors among diagnostics, of which there is at least one. */
  static DiptychReadException of(List<Diagnostic> diagnostics) {
    List<Diagnostic> errors = diagnostics.stream().filter(Diagnostic::isError).toList();
    String words =
        errors.stream()
            .limit(MAX_ERRORS)
            .map(DiptychReadException::line)
            .collect(Collectors.joining("\n"));
    return new DiptychReadException(errors.get(0).code(), words);
  }

  private static String line(Diagnostic error) {
    return place(error.location()) + ": " + error.message() + " [" + error.code() + "]";
  }

  private static String place(Location at) {
    if (at instanceof Location.InText text) {
      Position start = text.source().position(text.span().start());
      return text.name() + ":" + start.line() + ":" + start.column();
    }
    if (at instanceof Location.InBytes bytes) {
      String offset = bytes.offset() < 0 ? "" : " at offset " + bytes.offset();
      return bytes.name() + offset + (bytes.path().parent() == null ? "" : ", " + bytes.path());
    }
    return at.name();
  }
}
