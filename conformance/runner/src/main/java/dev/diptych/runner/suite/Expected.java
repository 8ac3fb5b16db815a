package dev.diptych.runner.suite;

import java.util.List;
import java.util.Map;

/** An expected answer. */
public sealed interface Expected {
  /** The answer as the protocol has it, ready for a JSON writer. */
  Map<String, Object> answer();

  /**
   * An infoset.
   *
   * @param infoset parsed JSON
   */
  record Infoset(Map<?, ?> infoset) implements Expected {
    /** Keeps the map, which must not be changed. */
    public Infoset {}

    @Override
    public Map<String, Object> answer() {
      return Map.of("infoset", infoset);
    }
  }

  /**
   * Bytes.
   *
   * @param hex two lower-case digits each
   * @param text whether they are a text
   */
  record Data(String hex, boolean text) implements Expected {
    @Override
    public Map<String, Object> answer() {
      return Map.of("data", hex);
    }
  }

  /**
   * A rejection.
   *
   * @param errors severity, code and location of each diagnostic
   * @param placed whether the locations refer to the input of the request
   */
  record Refusal(List<String> errors, boolean placed) implements Expected {
    public Refusal {
      errors = List.copyOf(errors);
    }

    @Override
    public Map<String, Object> answer() {
      return Map.of("refused", errors);
    }
  }
}
