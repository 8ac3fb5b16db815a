package dev.diptych.executor;

import dev.diptych.runner.process.Frames;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.Function;

/** Answers one request after the other until there are no more. */
public final class Server {
  private Server() {}

  /**
   * Serves.
   *
   * @param answers answers a request
   * @param in where requests come from
   * @param out where answers go
   * @throws IOException where a stream fails, or what comes is no request
   */
  public static void serve(
      Function<Map<?, ?>, Map<String, Object>> answers, InputStream in, OutputStream out)
      throws IOException {
    // Java 17 asks a file where it is before it reads so many bytes; a pipe cannot tell.
    InputStream requests = new BufferedInputStream(in);
    Map<?, ?> request = Frames.read(requests);
    while (request != null) {
      Frames.write(answers.apply(request), out);
      request = Frames.read(requests);
    }
  }
}
