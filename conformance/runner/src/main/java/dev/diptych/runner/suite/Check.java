package dev.diptych.runner.suite;

import java.util.Map;

/**
 * One question of a case.
 *
 * @param name name of the case, a colon and what is asked: {@code
 *     valid/input_animation/floats-nan:decode}
 * @param about what the case is for, a sentence
 * @param direction what the implementation has to be able to do
 * @param request the request, ready for a JSON writer
 * @param expected what the answer must be
 */
public record Check(
    String name,
    String about,
    Direction direction,
    Map<String, Object> request,
    Expected expected) {
  /** Keeps its own copy. */
  public Check {
    request = Map.copyOf(request);
  }

  /** The first question of all, which is part of no case. */
  public static Check hello(Map<String, Object> request) {
    String about = "the first request, which asks for a name and for directions";
    return new Check(
        "start/hello:hello", about, Direction.DECODE, request, new Expected.Data("", false));
  }

  /** The name of the case: {@code valid/input_animation/floats-nan}. */
  public String caseName() {
    return name.substring(0, name.lastIndexOf(':'));
  }
}
