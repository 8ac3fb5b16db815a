package dev.diptych.runner.suite;

import java.util.List;
import java.util.Map;

/** What an answer must be. */
public sealed interface Expected {
  /**
   * This infoset.
   *
   * @param infoset as a JSON reader gives it
   */
  record Infoset(Map<?, ?> infoset) implements Expected {
    /** Keeps what it is given, which must not be changed. */
    public Infoset {}
  }

  /**
   * These bytes.
   *
   * @param hex two lower-case digits each
   * @param text whether they are a text
   */
  record Data(String hex, boolean text) implements Expected {}

  /**
   * A refusal.
   *
   * @param errors severity, code and place of each diagnostic
   * @param placed whether the places are those of the input that is asked about
   */
  record Refusal(List<String> errors, boolean placed) implements Expected {
    /** Keeps its own copy. */
    public Refusal {
      errors = List.copyOf(errors);
    }
  }
}
