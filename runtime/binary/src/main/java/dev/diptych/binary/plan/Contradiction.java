package dev.diptych.binary.plan;

import dev.diptych.binary.check.InconsistentValueException;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Path;
import java.util.Set;

/** Values of a document that cannot be encoded, in words. */
final class Contradiction {
  /** What a file does not hold, or does not let an expression read, contradicts other values. */
  private static final Set<String> OF_FILES =
      Set.of("truncated", "unreadable", "unknown-byte-order");

  private static final String SUBJECT = "it ";

  private Contradiction() {}

  /** The rejection of the value at a path. */
  static InconsistentValueException of(Path at, RejectedException reason) {
    String code = OF_FILES.contains(reason.code()) ? "inconsistent" : reason.code();
    return new InconsistentValueException(at, code, message(at, reason));
  }

  private static String message(Path at, RejectedException reason) {
    String text = reason.reason();
    boolean whole = at.parent() == null;
    if (text.startsWith(SUBJECT)) {
      return (whole ? "the file" : name(at)) + " " + text.substring(SUBJECT.length());
    }
    if (OF_FILES.contains(reason.code())) {
      return (whole ? "this" : at) + " cannot be written: " + text;
    }
    return whole ? text : at + ": " + text;
  }

  /** The location has the rest of the path. */
  private static String name(Path at) {
    return at.field() + (at.index() < 0 ? "" : "[" + at.index() + "]");
  }
}
