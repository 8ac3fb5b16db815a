package dev.diptych.plain.executor;

import com.fasterxml.jackson.core.JacksonException;
import dev.diptych.runner.process.Frames;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/** Answers requests on standard input. */
public final class Main {
  /** Trees and objects are walked recursively. */
  private static final long STACK = 1L << 28;

  private Main() {}

  /** Runs until the input ends. */
  public static void main(String[] arguments) throws InterruptedException {
    Thread server = new Thread(null, Main::serve, "server", STACK);
    server.start();
    server.join();
  }

  private static void serve() {
    InputStream in = new BufferedInputStream(System.in);
    OutputStream out = new BufferedOutputStream(System.out);
    RequestHandler requestHandler = new RequestHandler();
    try {
      Map<String, Object> request = Frames.read(in);
      while (request != null) {
        write(requestHandler.answer(request), out);
        request = Frames.read(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Map<String, Object> answer, OutputStream out) throws IOException {
    try {
      Frames.write(answer, out);
    } catch (JacksonException e) {
      // It is too deep for the JSON writer; nothing was written yet.
      Frames.write(Map.of("unsupported", "structs are nested too deeply"), out);
    }
  }
}
