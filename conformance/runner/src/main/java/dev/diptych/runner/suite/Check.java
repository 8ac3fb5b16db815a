package dev.diptych.runner.suite;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * One request of a case.
 *
 * @param name name of the case, a colon and the request: {@code
 *     valid/input_animation/floats-nan:decode}
 * @param about purpose of the case, a sentence
 * @param level how important it is
 * @param direction the operation that the implementation must support
 * @param request the request, ready for a JSON writer
 * @param expected the expected answer
 */
public record Check(
    String name,
    String about,
    Level level,
    Direction direction,
    Map<String, Object> request,
    Expected expected) {
  public Check {
    request = Collections.unmodifiableMap(new TreeMap<>(request));
  }

  /** A required check. */
  public Check(
      String name,
      String about,
      Direction direction,
      Map<String, Object> request,
      Expected expected) {
    this(name, about, Level.REQUIRED, direction, request, expected);
  }

  /** The first check, which belongs to no case. */
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
