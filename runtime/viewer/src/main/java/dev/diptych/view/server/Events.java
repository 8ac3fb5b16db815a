package dev.diptych.view.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Server-sent events, for all open pages. */
public final class Events {
  private static final int MAX_WAITING = 64;
  private static final long BEAT_SECONDS = 10;
  private static final String BEAT = ":\n\n";

  private final Set<BlockingQueue<String>> pages = ConcurrentHashMap.newKeySet();

  /** Sends an event to all pages. A page that does not read loses it. */
  public void send(Map<String, Object> event) {
    try {
      String message = "event: change\ndata: " + JSON.std.asString(event) + "\n\n";
      pages.forEach(page -> page.offer(message));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int pages() {
    return pages.size();
  }

  /** Writes events to a page until it is closed. */
  void stream(OutputStream out) throws IOException, InterruptedException {
    BlockingQueue<String> waiting = new LinkedBlockingQueue<>(MAX_WAITING);
    pages.add(waiting);
    try {
      out.write("retry: 500\n\n".getBytes(UTF_8));
      out.flush();
      while (true) {
        String message = waiting.poll(BEAT_SECONDS, TimeUnit.SECONDS);
        // Without a beat, a page that was closed would be noticed with the next change only.
        out.write((message == null ? BEAT : message).getBytes(UTF_8));
        out.flush();
      }
    } finally {
      pages.remove(waiting);
    }
  }
}
