package dev.diptych.lsp.server;

import dev.diptych.model.document.Nesting;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;

/** The threads of a server, with stacks for the deepest nesting that texts may have. */
final class Workers implements AutoCloseable {
  private static final int REQUESTS = 2;

  private final ExecutorService protocol = Executors.newCachedThreadPool(threads("protocol"));
  private final ExecutorService requests =
      Executors.newFixedThreadPool(REQUESTS, threads("request"));
  private final ScheduledThreadPoolExecutor checks =
      new ScheduledThreadPoolExecutor(1, threads("check"));
  private final ScheduledThreadPoolExecutor watch =
      new ScheduledThreadPoolExecutor(1, threads("watch"));

  Workers() {
    checks.setRemoveOnCancelPolicy(true);
  }

  private static ThreadFactory threads(String name) {
    return task -> {
      Thread thread = new Thread(null, task, "diptych-lsp-" + name, Nesting.STACK_SIZE);
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Reads messages. */
  ExecutorService protocol() {
    return protocol;
  }

  /** Answers requests. */
  ExecutorService requests() {
    return requests;
  }

  /** Checks documents, one at a time: the engine uses all processors. */
  ScheduledExecutorService checks() {
    return checks;
  }

  /** Waits for something outside of the server. */
  ScheduledExecutorService watch() {
    return watch;
  }

  @Override
  public void close() {
    requests.shutdownNow();
    checks.shutdownNow();
    watch.shutdownNow();
    protocol.shutdownNow();
  }
}
