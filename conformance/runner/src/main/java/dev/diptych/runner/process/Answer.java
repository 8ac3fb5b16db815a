package dev.diptych.runner.process;

import java.util.Map;

/** What came of a request. */
public sealed interface Answer {
  /**
   * The executor said something.
   *
   * @param message as a JSON reader gives it
   */
  record Said(Map<?, ?> message) implements Answer {}

  /**
   * It wrote something that is no message.
   *
   * @param why what is wrong with it
   */
  record Garbage(String why) implements Answer {}

  /**
   * It said nothing in time.
   *
   * @param seconds how long it was given
   */
  record Silence(double seconds) implements Answer {}

  /**
   * It ended.
   *
   * @param status its exit status
   * @param lastWords the end of what it wrote on standard error
   */
  record Death(int status, String lastWords) implements Answer {}
}
