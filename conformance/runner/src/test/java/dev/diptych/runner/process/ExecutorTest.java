package dev.diptych.runner.process;

import static dev.diptych.runner.process.Shell.LISTEN;
import static dev.diptych.runner.process.Shell.reply;
import static dev.diptych.runner.process.Shell.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Every behaviour of a program results in an answer. */
class ExecutorTest {
  private static final Map<String, Object> HELLO = Map.of("do", "hello");
  private static final Map<String, Object> QUESTION = Map.of("do", "parse", "data", "00");
  private static final double LONG = 60;
  private static final double SHORT = 0.3;

  private Executor executor;

  @AfterEach
  void end() {
    executor.close();
  }

  @Test
  void answersKeepTheirOrder() throws IOException {
    start(LONG, reply("{\"name\":\"x\"}"), reply("{\"n\":1}"), reply("{\"n\":2}"), LISTEN);
    assertThat(executor.hello()).isEqualTo(new Answer.Message(Map.of("name", "x")));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 2)));
  }

  @Test
  void startsWithTheFirstRequest() throws IOException {
    start(LONG, reply("{\"name\":\"x\"}"), reply("{\"n\":1}"), LISTEN);
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
  }

  @Test
  void anotherHelloStartsAnotherProcess() throws IOException {
    start(LONG, reply("{\"name\":\"x\"}"), reply("{\"n\":1}"), LISTEN);
    assertThat(executor.hello()).isEqualTo(new Answer.Message(Map.of("name", "x")));
    assertThat(executor.hello()).isEqualTo(new Answer.Message(Map.of("name", "x")));
  }

  @Test
  void requestsAreDelivered() throws IOException {
    start(LONG, "exec cat");
    assertThat(executor.hello()).isEqualTo(new Answer.Message(HELLO));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(QUESTION));
  }

  @Test
  void messagesMayBeDeeplyNested() throws IOException {
    Map<?, ?> deep = Map.of("a", "b");
    for (int i = 1; i < 5000; i++) {
      deep = Map.of("a", deep);
    }
    start(LONG, "exec cat");
    Object answer = executor.ask(Map.of("infoset", deep));
    assertThat(answer).isInstanceOf(Answer.Message.class);
    answer = ((Answer.Message) answer).message().get("infoset");
    for (int i = 0; i < 5000; i++) {
      answer = ((Map<?, ?>) answer).get("a");
    }
    assertThat(answer).isEqualTo("b");
  }

  @Test
  void reportsACrashAtTheStart() throws IOException {
    start(LONG, "echo 'no module named yaml' >&2", "exit 7");
    assertThat(executor.hello()).isEqualTo(new Answer.Exited(7, "no module named yaml"));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Malformed("it does not restart"));
  }

  @Test
  void reportsACrashWithItsErrorOutput() throws IOException {
    start(LONG, reply("{}"), "echo panic >&2", "echo '  at line 3' >&2", "exit 101");
    assertThat(executor.hello()).isEqualTo(new Answer.Message(Map.of()));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Exited(101, "panic\n  at line 3"));
  }

  @Test
  void reportsACrashWithinAnAnswer() throws IOException {
    start(LONG, reply("{}"), write(100, "{\"data\": \"00"), "exit 3");
    executor.hello();
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Exited(3, ""));
  }

  @Test
  void reportsAKilledProcess() throws IOException {
    start(LONG, "kill -9 $$");
    assertThat(executor.hello()).isEqualTo(new Answer.Exited(137, ""));
  }

  @Test
  void reportsATimeout() throws IOException {
    start(SHORT, LISTEN);
    assertThat(executor.hello()).isEqualTo(new Answer.Timeout(SHORT));
  }

  @Test
  void reportsATimeoutWithinAnAnswer() throws IOException {
    start(SHORT, write(100, "{"), LISTEN);
    assertThat(executor.hello()).isEqualTo(new Answer.Timeout(SHORT));
  }

  @Test
  void reportsAProcessThatReadsNoRequest() throws IOException {
    executor =
        new Executor(Shell.program("exec sleep 60"), Map.of("do", "a".repeat(1 << 20)), SHORT);
    assertThat(executor.hello()).isEqualTo(new Answer.Timeout(SHORT));
  }

  @Test
  void acceptsAnswersBeforeRequestsAreRead() throws IOException {
    start(LONG, write(2, "{}"), write(7, "{\"n\":1}"), "exec sleep 60");
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
  }

  @Test
  void reportsInvalidMessages() throws IOException {
    start(LONG, "echo Hello, world!", LISTEN);
    assertThat(executor.hello())
        .isEqualTo(new Answer.Malformed("'Hello, world!' is not the length of a message"));
  }

  @Test
  void reportsInvalidJson() throws IOException {
    start(LONG, reply("Hello, world!"), LISTEN);
    assertThat(executor.hello())
        .isEqualTo(new Answer.Malformed("'Hello, world!' is not a JSON object"));
  }

  @Test
  void drainsStandardError() throws IOException {
    String flood = "head -c 1000000 /dev/zero | tr '\\0' 'x' >&2";
    // It stays alive: Java may exchange the last bytes that it reads while a process exits.
    String end = "echo end >&2; exec >&-; exec sleep 60";
    start(LONG, flood, reply("{}"), flood, reply("{\"n\":1}"), flood, end);
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Message(Map.of("n", 1)));
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Exited(137, "x".repeat(1996) + "end"));
  }

  @Test
  void reportsAClosedOutput() throws IOException {
    start(LONG, reply("{}"), "exec >&-", "echo bye >&2", "exec sleep 60");
    executor.hello();
    assertThat(executor.ask(QUESTION)).isEqualTo(new Answer.Exited(137, "bye"));
  }

  @Test
  void waitingCanBeInterrupted() throws IOException {
    start(LONG, LISTEN);
    Thread.currentThread().interrupt();
    assertThat(executor.hello()).isEqualTo(new Answer.Malformed("interrupted"));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void reportsAMissingProgram() {
    executor = new Executor(List.of("/no/such/program"), HELLO, LONG);
    assertThatThrownBy(() -> executor.hello())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("/no/such/program");
    assertThatThrownBy(() -> executor.ask(QUESTION)).isInstanceOf(IOException.class);
  }

  private void start(double seconds, String... lines) {
    executor = new Executor(Shell.program(lines), HELLO, seconds);
  }
}
