package dev.diptych.view.render;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The DevTools protocol over two pipes: messages in JSON, each with a byte 0 after it. Every call
 * waits for a limited time.
 */
final class DevTools implements AutoCloseable {
  private static final int MAX_MESSAGE = 64 << 20;

  private final OutputStream out;
  private final AtomicInteger last = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Map<String, Object>>> waiting =
      new ConcurrentHashMap<>();
  private volatile @Nullable String session;
  private volatile String exception = "";
  private volatile boolean ended;

  DevTools(InputStream in, OutputStream out) {
    this.out = out;
    Thread reader = new Thread(() -> read(in), "diptych-browser");
    reader.setDaemon(true);
    reader.start();
  }

  /** Sends all further calls to a page. */
  void attach(String pageSession) {
    session = pageSession;
  }

  /** The last error that no script of the page has caught; may be empty. */
  String exception() {
    return exception;
  }

  /**
   * Calls a method and returns its result.
   *
   * @throws RenderException if the browser reports an error, has ended, or does not answer in time
   */
  Map<String, Object> call(String method, Map<String, Object> parameters, Duration limit)
      throws IOException {
    int id = last.incrementAndGet();
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    try {
      send(id, method, parameters);
      if (ended) {
        throw new RenderException("the browser has ended");
      }
      Map<String, Object> message = answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      if (message.get("error") instanceof Map<?, ?> error) {
        throw new RenderException("the browser reports: " + error.get("message"));
      }
      return object(message, "result");
    } catch (TimeoutException e) {
      throw new RenderException(
          "the browser has not answered for " + limit.toSeconds() + " seconds");
    } catch (ExecutionException e) {
      throw new RenderException("the browser has ended");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RenderException("interrupted");
    } finally {
      waiting.remove(id);
    }
  }

  private synchronized void send(int id, String method, Map<String, Object> parameters)
      throws IOException {
    Map<String, Object> message = new HashMap<>();
    message.put("id", id);
    message.put("method", method);
    message.put("params", parameters);
    if (session != null) {
      message.put("sessionId", session);
    }
    try {
      out.write(JSON.std.asBytes(message));
      out.write(0);
      out.flush();
    } catch (IOException e) {
      throw new RenderException("the browser has ended");
    }
  }

  private void read(InputStream in) {
    try (InputStream buffered = new BufferedInputStream(in, 1 << 16)) {
      ByteArrayOutputStream message = new ByteArrayOutputStream();
      for (int next = buffered.read(); next >= 0; next = buffered.read()) {
        if (next == 0) {
          received(JSON.std.mapFrom(message.toString(UTF_8)));
          message.reset();
        } else if (message.size() < MAX_MESSAGE) {
          message.write(next);
        } else {
          break;
        }
      }
    } catch (IOException e) {
      // Reported as an end: the browser is of no use any more.
    } finally {
      ended = true;
      waiting.values().forEach(each -> each.completeExceptionally(new IOException("ended")));
    }
  }

  private void received(Map<String, Object> message) {
    if (message.get("id") instanceof Integer id) {
      CompletableFuture<Map<String, Object>> answer = waiting.get(id);
      if (answer != null) {
        answer.complete(message);
      }
    } else if ("Runtime.exceptionThrown".equals(message.get("method"))) {
      exception = thrown(object(message, "params"));
    }
  }

  /** The first line of what was thrown. */
  static String thrown(Map<String, Object> parent) {
    Map<String, Object> details = object(parent, "exceptionDetails");
    Object text = object(details, "exception").getOrDefault("description", details.get("text"));
    return String.valueOf(text).lines().findFirst().orElse("an error");
  }

  /** A part of a message; empty if it is absent. */
  @SuppressWarnings("unchecked") // Keys of JSON are strings.
  static Map<String, Object> object(Map<String, Object> message, String name) {
    return message.get(name) instanceof Map<?, ?> found ? (Map<String, Object>) found : Map.of();
  }

  /** Closes the pipe, which ends the browser. */
  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      // It has ended already.
    }
  }
}
