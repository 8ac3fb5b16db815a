package dev.diptych.runner.process;

import static dev.diptych.runner.process.Shell.LISTEN;
import static dev.diptych.runner.process.Shell.reply;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing that an executor has started outlives it, nor an executor the runner. */
class ProcessGroupTest {
  private static final Map<String, Object> HELLO = Map.of("do", "hello");
  private static final String HELLO_BACK = reply("{\"name\":\"x\"}");
  private static final double LONG = 60;

  @TempDir Path folder;

  @BeforeEach
  void linux() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "only Linux shows environments");
  }

  @Test
  void childrenAndOrphansEndWithAStoppedExecutor() throws IOException {
    try (Executor executor = executor(HELLO_BACK, LISTEN)) {
      assertThat(executor.hello()).isInstanceOf(Answer.Message.class);
      assertThat(started()).allMatch(ProcessHandle::isAlive);
    }
    assertThat(started()).noneMatch(ProcessGroupTest::lives);
  }

  @Test
  void childrenEndWithACrashedExecutor() throws IOException {
    try (Executor executor = executor(HELLO_BACK, "exit 3")) {
      assertThat(executor.hello()).isInstanceOf(Answer.Message.class);
      assertThat(executor.ask(HELLO)).isEqualTo(new Answer.Exited(3, ""));
      assertThat(started()).noneMatch(ProcessGroupTest::lives);
    }
  }

  @Test
  void childrenEndWithAnExecutorThatTimesOut() throws IOException {
    try (Executor executor = new Executor(program("sleep 600"), HELLO, 2)) {
      assertThat(executor.hello()).isInstanceOf(Answer.Timeout.class);
      assertThat(started()).noneMatch(ProcessGroupTest::lives);
    }
  }

  @Test
  void executorsEndWithAKilledRunner() throws IOException, InterruptedException {
    Process runner =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ProcessGroupTest.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    assertThat(runner.getInputStream().read()).isEqualTo('!');
    List<ProcessHandle> started = started();
    assertThat(started).allMatch(ProcessHandle::isAlive);
    runner.destroyForcibly().waitFor();
    long guard = System.nanoTime() + Duration.ofMinutes(2).toNanos();
    while (started.stream().anyMatch(ProcessGroupTest::lives) && System.nanoTime() < guard) {
      Thread.sleep(20);
    }
    assertThat(started).noneMatch(ProcessGroupTest::lives);
  }

  /** A runner that waits to be killed. */
  public static void main(String[] args) throws IOException, InterruptedException {
    ProcessGroupTest test = new ProcessGroupTest();
    test.folder = Path.of(args[0]);
    Executor executor = test.executor(HELLO_BACK, "sleep 600");
    System.out.print(executor.hello() instanceof Answer.Message ? '!' : '?');
    System.out.flush();
    Thread.sleep(Duration.ofMinutes(10).toMillis());
  }

  private Executor executor(String... lines) {
    return new Executor(program(lines), HELLO, LONG);
  }

  /** Starts a child, and a grandchild in a session of its own whose parent ends. */
  private List<String> program(String... lines) {
    String script =
        """
        sleep 600 > /dev/null 2>&1 &
        echo $! >> '%1$s/ids'
        (setsid sh -c 'echo $$ >> "%1$s/ids"; exec sleep 600' > /dev/null 2>&1 &)
        echo $$ >> '%1$s/ids'
        while [ "$(wc -l < '%1$s/ids')" -lt 3 ]; do sleep 0.05; done
        """
            .formatted(folder);
    return Shell.program(script + String.join("\n", lines));
  }

  private List<ProcessHandle> started() throws IOException {
    List<String> ids = Files.readAllLines(folder.resolve("ids"));
    assertThat(ids).hasSize(3);
    return ids.stream()
        .map(Long::valueOf)
        .map(ProcessHandle::of)
        .flatMap(Optional::stream)
        .toList();
  }

  /** One that is dead and not yet buried does nothing more. */
  private static boolean lives(ProcessHandle process) {
    try {
      String status = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      return process.isAlive() && !status.contains(") Z ");
    } catch (IOException e) {
      return false;
    }
  }
}
