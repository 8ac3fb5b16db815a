package dev.diptych.model.diagnostic;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A message about one input.
 *
 * @param severity its severity
 * @param code a stable name in kebab-case, such as {@code unknown-field}
 * @param location its location
 * @param sentence what is wrong; {@link #message} is its text
 * @param help hints, one sentence each; may be empty
 * @param notes further facts, such as the steps of an expansion that lead to the location; may be
 *     empty
 * @param replacement a correction that tools can apply, or null
 * @param data numbers that the message contains, by their names, for tools; may be empty
 */
public record Diagnostic(
    Severity severity,
    String code,
    Location location,
    Sentence sentence,
    List<String> help,
    List<String> notes,
    @Nullable Replacement replacement,
    Map<String, Double> data) {
  public Diagnostic {
    assert Codes.isRegistered(code) : "unregistered diagnostic code " + code;
    help = List.copyOf(help);
    notes = List.copyOf(notes);
    data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
  }

  /** Creates a diagnostic without a correction. */
  public Diagnostic(
      Severity severity,
      String code,
      Location location,
      String message,
      List<String> help,
      List<String> notes) {
    this(severity, code, location, Sentence.of(message), help, notes, null, Map.of());
  }

  /** Creates a diagnostic without notes. */
  public Diagnostic(
      Severity severity, String code, Location location, String message, List<String> help) {
    this(severity, code, location, message, help, List.of());
  }

  /** One sentence: what is wrong. */
  public String message() {
    return sentence.toString();
  }

  /** The same diagnostic at another location, with notes that lead there. */
  public Diagnostic at(Location other, List<String> steps) {
    return new Diagnostic(severity, code, other, sentence, help, steps, replacement, data);
  }

  /** The same diagnostic that mentions another place, which may be in another text. */
  public Diagnostic mentioning(Location.InText place) {
    Sentence moved = sentence.moved(place);
    return new Diagnostic(severity, code, location, moved, help, notes, replacement, data);
  }

  /** The same diagnostic with other hints. */
  public Diagnostic with(List<String> otherHelp) {
    return new Diagnostic(severity, code, location, sentence, otherHelp, notes, replacement, data);
  }

  /** The same diagnostic with another severity and other notes. */
  public Diagnostic with(Severity otherSeverity, List<String> otherNotes) {
    return new Diagnostic(
        otherSeverity, code, location, sentence, help, otherNotes, replacement, data);
  }

  /** The same diagnostic with numbers for tools. */
  public Diagnostic with(Map<String, Double> numbers) {
    return new Diagnostic(severity, code, location, sentence, help, notes, replacement, numbers);
  }

  /** The same diagnostic with a correction that its hints describe. */
  public Diagnostic correctedBy(@Nullable Replacement correction) {
    return correction == null
        ? this
        : new Diagnostic(severity, code, location, sentence, help, notes, correction, data);
  }

  /** The same diagnostic with a correction that its message asks about. */
  public Diagnostic suggesting(@Nullable Replacement correction) {
    if (correction == null) {
      return this;
    }
    Sentence asking = Sentence.of(message() + correction.question());
    return new Diagnostic(severity, code, location, asking, help, notes, correction, data);
  }

  /** Creates an error with optional hints. */
  public static Diagnostic error(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.ERROR, code, at, message, List.of(help));
  }

  /**
   * Creates an error whose message ends with another place of the text.
   *
   * @param words what precedes the place, such as {@code already set}
   */
  public static Diagnostic error(String code, Location at, String words, Location.InText place) {
    Sentence sentence = Sentence.of(words, place);
    return new Diagnostic(Severity.ERROR, code, at, sentence, List.of(), List.of(), null, Map.of());
  }

  /** Creates a warning with optional hints. */
  public static Diagnostic warning(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.WARNING, code, at, message, List.of(help));
  }

  /** Creates a note with optional hints. */
  public static Diagnostic note(String code, Location at, String message, String... help) {
    return new Diagnostic(Severity.NOTE, code, at, message, List.of(help));
  }

  /** The offset of its place in a text, in bytes; 0 for other locations. */
  public int offset() {
    return location instanceof Location.InText text ? text.span().start() : 0;
  }

  /** Whether this rejects its input. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
