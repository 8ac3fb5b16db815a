package dev.diptych.text.syntax;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Collects what is wrong and keeps follow-ups out: what the parser stumbles over because a word was
 * wrong, and what it says twice about one token.
 */
final class Reporter {
  // Words are seen at most two tokens before the parser comes to them.
  private static final int LOOKAHEAD = 4;

  private final Source source;
  private final List<Diagnostic> found = new ArrayList<>();
  private final Deque<Span> wrongWords = new ArrayDeque<>();
  private final int before;
  private int stumbledAt;
  private boolean closed;

  /**
   * Collects what is wrong with {@code source}.
   *
   * @param before what was found before
   * @param stumbledAt where a missing header was reported, or -1
   */
  Reporter(Source source, List<Diagnostic> before, int stumbledAt) {
    this.source = source;
    this.found.addAll(before);
    this.before = before.size();
    this.stumbledAt = stumbledAt;
  }

  /** Reports a word that is wrong by itself. */
  void word(String code, int start, int end, String message, String... help) {
    wrong(start, end);
    report(code, start, end, message, help);
  }

  /** Notes a wrong word without a report. */
  void wrong(int start, int end) {
    if (wrongWords.size() == LOOKAHEAD) {
      wrongWords.removeFirst();
    }
    wrongWords.addLast(new Span(start, end));
  }

  /**
   * Whether nothing is to be said about the parser's stumbling over the token at {@code offending},
   * which it came to from {@code from}.
   */
  boolean isFollowUp(int from, int offending) {
    boolean again = offending == stumbledAt;
    stumbledAt = offending;
    return again || wrongWords.stream().anyMatch(w -> w.end() >= from && w.start() <= offending);
  }

  void report(String code, int start, int end, String message, String... help) {
    if (!closed) {
      Location at = new Location.InText(source, new Span(start, Math.max(start, end)));
      found.add(Diagnostic.error(code, at, message, help));
    }
  }

  /** From now on, everything is a follow-up. */
  void close() {
    closed = true;
  }

  boolean isFull() {
    return found.size() >= Diagnostics.LIMIT;
  }

  /** Whether anything was found that was not known before. */
  boolean hasNew() {
    return found.size() > before;
  }

  /** All findings in the order of the text. */
  List<Diagnostic> list() {
    return found.stream().sorted(Comparator.comparingInt(Reporter::start)).toList();
  }

  private static int start(Diagnostic diagnostic) {
    return diagnostic.location() instanceof Location.InText at ? at.span().start() : 0;
  }
}
