package dev.diptych.runner.process;

import java.util.Map;

/** What came of a request. */
public sealed interface Answer {
  /**
   * The executor said something.
   *
   * @param message as a JSON reader gives it
   */
  record Message(Map<?, ?> message) implements Answer {}

  /**
   * It wrote something that is no message.
   *
   * @param why what is wrong with it
   */
  record Malformed(String why) implements Answer {}

  /**
   * It said nothing in time.
   *
   * @param seconds how long it was given
   */
  record Timeout(double seconds) implements Answer {}

  /**
   * It ended.
   *
   * @param status its exit status
   * @param errorOutput the end of what it wrote on standard error
   */
  record Exited(int status, String errorOutput) implements Answer {}
}
