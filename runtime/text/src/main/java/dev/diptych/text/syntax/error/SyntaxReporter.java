package dev.diptych.text.syntax.error;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects errors and suppresses consequential ones: errors of the parser after an invalid word,
 * and several errors for one token.
 */
public final class SyntaxReporter {
  // Words are lexed at most two tokens before the parser reads them.
  private static final int LOOKAHEAD = 4;

  private final Source source;
  private final List<Diagnostic> found = new ArrayList<>();
  private final Deque<Span> wrongWords = new ArrayDeque<>();
  private int lastErrorAt = -1;
  private boolean closed;

  public SyntaxReporter(Source source) {
    this.source = source;
  }

  /** Adds a diagnostic. */
  public void add(Diagnostic diagnostic) {
    found.add(diagnostic);
  }

  /** Reports an invalid word. */
  public void word(String code, int start, int end, String message, String... help) {
    wrong(start, end);
    report(code, start, end, message, help);
  }

  /** Reports an invalid word with a correction that the hint describes. */
  public void word(
      String code,
      int start,
      int end,
      String message,
      @Nullable Replacement correction,
      String... help) {
    wrong(start, end);
    report(code, start, end, message, correction, help);
  }

  /** Records an invalid word without reporting it. */
  public void wrong(int start, int end) {
    if (wrongWords.size() == LOOKAHEAD) {
      wrongWords.removeFirst();
    }
    wrongWords.addLast(new Span(start, end));
  }

  /**
   * Records an error of the parser at the token {@code offending}, reached from {@code from};
   * returns whether it is new.
   */
  public boolean isNewError(int from, int offending) {
    boolean again = offending == lastErrorAt;
    lastErrorAt = offending;
    return !again && wrongWords.stream().noneMatch(w -> w.end() >= from && w.start() <= offending);
  }

  public void report(String code, int start, int end, String message, String... help) {
    report(code, start, end, message, null, help);
  }

  /** Reports an error with a correction that its message or a hint describes. */
  public void report(
      String code,
      int start,
      int end,
      String message,
      @Nullable Replacement correction,
      String... help) {
    if (!closed) {
      Location at = new Location.InText(source, new Span(start, Math.max(start, end)));
      found.add(Diagnostic.error(code, at, message, help).correctedBy(correction));
    }
  }

  /** Suppresses all further errors. */
  public void close() {
    closed = true;
  }

  public boolean isFull() {
    return found.size() >= Diagnostics.LIMIT;
  }

  /** All diagnostics in text order. */
  public List<Diagnostic> list() {
    List<Diagnostic> sorted = new ArrayList<>(found);
    sorted.sort((a, b) -> Integer.compare(start(a), start(b)));
    return sorted;
  }

  private static int start(Diagnostic diagnostic) {
    return diagnostic.location() instanceof Location.InText at ? at.span().start() : 0;
  }
}
