package dev.diptych.runner.process;

import static dev.diptych.runner.process.Shell.LISTEN;
import static dev.diptych.runner.process.Shell.firstOnly;
import static dev.diptych.runner.process.Shell.reply;
import static dev.diptych.runner.process.Shell.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** After any failure a new process starts and receives hello. */
class RestartTest {
  private static final Map<String, Object> HELLO = Map.of("do", "hello");
  private static final Map<String, Object> QUESTION = Map.of("do", "print");
  private static final Answer GREETED = new Answer.Message(Map.of("name", "x"));
  private static final String GOOD = reply("{\"n\":1}") + "\n" + LISTEN;

  @TempDir Path folder;

  static Stream<Arguments> waysToFail() {
    return Stream.of(
        Arguments.of("exit 3", new Answer.Exited(3, "")),
        Arguments.of("echo why >&2; kill -9 $$", new Answer.Exited(137, "why")),
        Arguments.of(write(9, "{") + "; exit 0", new Answer.Exited(0, "")),
        Arguments.of("exec >&-; exec sleep 60", new Answer.Exited(137, "")),
        Arguments.of(
            reply("[]") + "; " + LISTEN, new Answer.Malformed("'[]' is not a JSON object")),
        Arguments.of(
            "echo garbage; " + LISTEN,
            new Answer.Malformed("'garbage' is not the length of a message")));
  }

  @ParameterizedTest
  @MethodSource("waysToFail")
  void restartsForTheNextRequest(String failure, Answer answer) throws IOException {
    try (Executor executor = failingOnce(failure, 60)) {
      assertThat(executor.hello()).isEqualTo(GREETED);
      assertThat(executor.ask(QUESTION)).isEqualTo(answer);
      assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
    }
  }

  @Test
  void restartsAfterATimeout() throws IOException {
    try (Executor executor = failingOnce(LISTEN, 2)) {
      assertThat(executor.hello()).isEqualTo(GREETED);
      assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Timeout(2));
      assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
    }
  }

  @Test
  void withoutAnotherHelloNothingIsRequested() throws IOException {
    String program = firstOnly(folder.resolve("mark"), reply("{\"name\":\"x\"}"), "exit 1");
    try (Executor executor = new Executor(Shell.program(program), HELLO, 60)) {
      assertThat(executor.hello()).isEqualTo(GREETED);
      assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Exited(0, ""));
      Answer never = new Answer.Malformed("it does not restart");
      assertThat(List.of(executor.ask(QUESTION), executor.ask(QUESTION)))
          .containsExactly(never, never);
    }
  }

  private Executor failingOnce(String failure, double seconds) {
    String program =
        reply("{\"name\":\"x\"}") + "\n" + firstOnly(folder.resolve("mark"), failure, GOOD);
    return new Executor(Shell.program(program), HELLO, seconds);
  }
}
