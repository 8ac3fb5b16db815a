package dev.diptych.runner.process;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

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
  private ExecutorProcess executorProcess;

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
    return exchange(request);
  }

  private Answer start() throws IOException {
    executorProcess = ExecutorProcess.start(command);
    return exchange(hello);
  }

  private Answer exchange(Map<String, ?> request) {
    ExecutorProcess asked = executorProcess;
    Future<Map<String, Object>> talk = talks.submit(() -> asked.exchange(request));
    try {
      Map<String, Object> message = talk.get((long) (seconds * 1000), TimeUnit.MILLISECONDS);
      return message == null ? died() : new Answer.Message(message);
    } catch (TimeoutException e) {
      if (!asked.isAlive()) {
        return died();
      }
      stop();
      return new Answer.Timeout(seconds);
    } catch (ExecutionException e) {
      return broken(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop();
      return new Answer.Malformed("interrupted");
    }
  }

  private Answer broken(Throwable cause) {
    if (cause instanceof Frames.MalformedMessageException) {
      stop();
      return new Answer.Malformed(cause.getMessage());
    }
    if (cause instanceof OutOfMemoryError) {
      stop();
      return new Answer.Malformed("its message needs more memory than is available");
    }
    return died();
  }

  /** It closed its output or its input: wait for it to exit, so that its status is known. */
  private Answer died() {
    ExecutorProcess dead = executorProcess;
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
