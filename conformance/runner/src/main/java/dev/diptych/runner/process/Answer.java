package dev.diptych.runner.process;

import java.util.Map;

/** The result of a request. */
public sealed interface Answer {
  /**
   * A message.
   *
   * @param message parsed JSON
   */
  record Message(Map<?, ?> message) implements Answer {}

  /**
   * Output that is not a message.
   *
   * @param why what is wrong with it
   */
  record Malformed(String why) implements Answer {}

  /**
   * No answer in time.
   *
   * @param seconds the timeout
   */
  record Timeout(double seconds) implements Answer {}

  /**
   * The process exited.
   *
   * @param status its exit status
   * @param errorOutput the end of its standard error
   */
  record Exited(int status, String errorOutput) implements Answer {}
}
