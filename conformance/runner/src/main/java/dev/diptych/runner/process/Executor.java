package dev.diptych.runner.process;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * An implementation in its own process, which starts with the first request and restarts after a
 * crash, a timeout or malformed output. Not thread-safe.
 */
public final class Executor implements Closeable {
  /** Deep messages need a deep stack; only the part that is used takes memory. */
  private static final long STACK = 1 << 28;

  private final List<String> command;
  private final Map<String, Object> hello;
  private final double seconds;
  private final ExecutorService talks =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(null, task, "executor", STACK);
            thread.setDaemon(true);
            return thread;
          });
  private @Nullable ExecutorProcess executorProcess;

  /**
   * Creates an executor.
   *
   * @param command the program and its arguments
   * @param hello the first request, repeated after each restart
   * @param seconds timeout for one answer
   */
  public Executor(List<String> command, Map<String, Object> hello, double seconds) {
    this.command = List.copyOf(command);
    this.hello = Map.copyOf(hello);
    this.seconds = seconds;
  }

  /**
   * Starts the process if necessary and returns its answer to {@code hello}.
   *
   * @throws IOException if the program does not exist
   */
  public Answer hello() throws IOException {
    stop();
    return start();
  }

  /**
   * Sends a request and returns the answer.
   *
   * @param request ready for a JSON writer
   * @throws IOException if the program does not exist
   */
  public Answer ask(Map<String, ?> request) throws IOException {
    if (executorProcess == null && !(start() instanceof Answer.Message)) {
      return new Answer.Malformed("it does not restart");
    }
    return exchange(Objects.requireNonNull(executorProcess), request);
  }

  private Answer start() throws IOException {
    ExecutorProcess started = ExecutorProcess.start(command);
    executorProcess = started;
    return exchange(started, hello);
  }

  private Answer exchange(ExecutorProcess asked, Map<String, ?> request) {
    Future<Map<String, Object>> talk = talks.submit(() -> asked.exchange(request));
    try {
      Map<String, Object> message = talk.get((long) (seconds * 1000), TimeUnit.MILLISECONDS);
      return message == null ? exited(asked) : new Answer.Message(message);
    } catch (TimeoutException e) {
      if (!asked.isAlive()) {
        return exited(asked);
      }
      stop();
      return new Answer.Timeout(seconds);
    } catch (ExecutionException e) {
      return malformed(asked, e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop();
      return new Answer.Malformed("interrupted");
    }
  }

  private Answer malformed(ExecutorProcess asked, @Nullable Throwable cause) {
    if (cause instanceof Frames.MalformedMessageException malformed) {
      stop();
      return new Answer.Malformed(malformed.message());
    }
    if (cause instanceof OutOfMemoryError) {
      stop();
      return new Answer.Malformed("its message needs more memory than is available");
    }
    return exited(asked);
  }

  /** It closed its output or its input: wait for it to exit, so that its status is known. */
  private Answer exited(ExecutorProcess dead) {
    int status = dead.end();
    executorProcess = null;
    return new Answer.Exited(status, dead.errorOutput());
  }

  private void stop() {
    if (executorProcess != null) {
      executorProcess.kill();
      executorProcess = null;
    }
  }

  /** Ends the process. */
  @Override
  public void close() {
    stop();
    talks.shutdownNow();
  }
}
