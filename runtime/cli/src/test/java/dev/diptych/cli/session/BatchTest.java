package dev.diptych.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.files.IoFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several files at a time, told of in their order. */
class BatchTest {
  private static final int LARGE = 1 << 24;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void outputIsInTheOrderOfTheFiles() {
    CountDownLatch othersDone = new CountDownLatch(2);
    Batch.Task task =
        (fileSession, file) -> {
          if (file.equals("slow")) {
            await(othersDone);
          } else {
            othersDone.countDown();
          }
          return echo(fileSession, file, ExitCode.DONE);
        };
    assertThat(batch(out, 2).run(List.of("slow", "quick", "quicker"), task)).isZero();
    assertThat(out.toString(UTF_8)).isEqualTo("slow\nquick\nquicker\n");
  }

  @Test
  void parallelismIsLimited() {
    AtomicInteger now = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch two = new CountDownLatch(2);
    Batch.Task task =
        (fileSession, file) -> {
          most.accumulateAndGet(now.incrementAndGet(), Math::max);
          two.countDown();
          await(two);
          now.decrementAndGet();
          return ExitCode.DONE;
        };
    batch(out, 2).run(names(20), task);
    assertThat(most).hasValue(2);
  }

  @Test
  void theHighestCodeIsReturnedAndNoFailureStopsTheOthers() {
    Batch.Task task =
        (fileSession, file) ->
            switch (file) {
              case "1" -> throw new IoFailure("cannot-read", "one");
              case "3" -> throw new OutOfMemoryError("three");
              case "5" -> throw new IllegalStateException("five");
              case "7" -> throw new AssertionError("seven");
              default -> echo(fileSession, file, ExitCode.REJECTED);
            };
    assertThat(batch(out, 3).run(names(9), task)).isEqualTo(ExitCode.INTERNAL);
    assertThat(out.toString(UTF_8)).isEqualTo("0\n2\n4\n6\n8\n");
    assertThat(err.toString(UTF_8).lines())
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("error[cannot-read]: one"),
            line -> assertThat(line).startsWith("error[out-of-memory]: 3 needs more memory"),
            line -> assertThat(line).startsWith("error[internal]: ").contains("five"),
            line -> assertThat(line).startsWith("error[internal]: ").contains("seven"));
  }

  @Test
  void largeFilesAreProcessedAlone(@TempDir Path folder) throws IOException {
    Path large = folder.resolve("large");
    Files.write(large, new byte[LARGE]);
    AtomicInteger now = new AtomicInteger();
    Batch.Task task =
        (fileSession, file) -> {
          int others = now.getAndIncrement();
          String how = file.equals(large.toString()) && others > 0 ? "in company" : "well";
          now.decrementAndGet();
          return echo(fileSession, how, ExitCode.DONE);
        };
    List<String> files = List.of("a", "b", large.toString(), "c", large.toString(), "d");
    batch(out, 4).run(files, task);
    assertThat(out.toString(UTF_8)).isEqualTo("well\n".repeat(files.size()));
  }

  @Test
  void aFileThatRunsOutOfMemoryIsProcessedAgainAlone() {
    AtomicInteger attempts = new AtomicInteger();
    AtomicInteger now = new AtomicInteger();
    Batch.Task task =
        (fileSession, file) -> {
          int others = now.getAndIncrement();
          try {
            if (file.equals("2")) {
              fileSession.outputs().print(List.of("attempt"));
              exhaust(attempts.getAndIncrement() == 0);
              return echo(fileSession, others == 0 ? "alone" : "in company", ExitCode.DONE);
            }
            return echo(fileSession, file, ExitCode.DONE);
          } finally {
            now.decrementAndGet();
          }
        };
    assertThat(batch(out, 3).run(names(9), task)).isZero();
    assertThat(attempts).hasValue(2);
    assertThat(err.toString(UTF_8)).isEmpty();
    assertThat(out.toString(UTF_8).lines())
        .containsExactly("0", "1", "attempt", "alone", "3", "4", "5", "6", "7", "8");
  }

  private static void exhaust(boolean memory) {
    if (memory) {
      throw new OutOfMemoryError("for the test");
    }
  }

  @Test
  void outputFilesAreInPlaceWhenTheBatchEnds(@TempDir Path folder) throws IOException {
    Batch.Task task =
        (fileSession, file) -> {
          fileSession
              .outputs()
              .other()
              .write(Map.of(folder.resolve(file), out -> out.write(file.getBytes(UTF_8))));
          exhaust(file.equals("7"));
          return ExitCode.DONE;
        };
    assertThat(batch(out, 2).run(names(300), task)).isEqualTo(ExitCode.IO);
    List<String> expected = names(300).stream().filter(name -> !name.equals("7")).toList();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
    for (String name : expected) {
      assertThat(folder.resolve(name)).hasContent(name);
    }
  }

  @Test
  void aFileThatCannotBeReplacedIsReported(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("1/full"));
    Batch.Task task =
        (fileSession, file) -> {
          fileSession.outputs().other().write(Map.of(folder.resolve(file), out -> out.write(1)));
          return ExitCode.DONE;
        };
    assertThat(batch(out, 2).run(names(3), task)).isEqualTo(ExitCode.IO);
    assertThat(err.toString(UTF_8)).hasLineCount(1).contains("cannot-write", "it is a folder");
    assertThat(folder.resolve("2")).hasBinaryContent(new byte[] {1});
  }

  @Test
  void aBrokenPipeEndsTheBatchSilently() {
    Batch.Task task = (fileSession, file) -> echo(fileSession, file, ExitCode.DONE);
    assertThat(batch(broken("Broken pipe"), 2).run(names(3), task)).isEqualTo(ExitCode.PIPE);
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void everyErrorIsReportedWithItsFile() {
    Batch.Task task =
        (fileSession, file) ->
            switch (file) {
              case "0" -> throw new StackOverflowError();
              case "1" -> throw new NoClassDefFoundError("dev/Missing");
              case "2" -> throw new IllegalStateException(new OutOfMemoryError("in a worker"));
              default -> ExitCode.DONE;
            };
    assertThat(batch(out, 2).run(names(3), task)).isEqualTo(ExitCode.INTERNAL);
    assertThat(err.toString(UTF_8).lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("error[internal]: 0: ").contains("StackOverflow"),
            line -> assertThat(line).startsWith("error[internal]: 1: ").contains("dev/Missing"),
            line -> assertThat(line).startsWith("error[out-of-memory]: 2 ").contains("-Xmx"));
  }

  @Test
  void brokenOutputsAreReportedForEachFile() {
    Batch.Task task = (fileSession, file) -> echo(fileSession, file, ExitCode.DONE);
    assertThat(batch(broken("No space left on device"), 2).run(names(3), task))
        .isEqualTo(ExitCode.IO);
    assertThat(err.toString(UTF_8)).hasLineCount(3).contains("the disk is full");
  }

  private static OutputStream broken(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }

  private Batch batch(OutputStream to, int most) {
    PrintStream messages = new PrintStream(err, true, UTF_8);
    Console console = new Console(InputStream.nullInputStream(), to, messages, false, null);
    return new Batch(new Session(console), most);
  }

  private static int echo(Session fileSession, String line, int code) throws IoFailure {
    fileSession.outputs().print(Collections.singletonList(line));
    return code;
  }

  private static List<String> names(int count) {
    return IntStream.range(0, count).mapToObj(Integer::toString).toList();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
