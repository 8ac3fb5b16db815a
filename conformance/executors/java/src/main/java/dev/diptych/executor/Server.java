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
   * @throws AnswerException where an answer cannot be written
   * @throws IOException where a request cannot be read, or what comes is none
   */
  public static void serve(
      Function<Map<?, ?>, Map<String, Object>> answers, InputStream in, OutputStream out)
      throws IOException {
    // Java 17 asks a file where it is before it reads so many bytes; a pipe cannot tell.
    InputStream requests = new BufferedInputStream(in);
    Map<?, ?> request = Frames.read(requests);
    while (request != null) {
      answer(answers.apply(request), out);
      request = Frames.read(requests);
    }
  }

  private static void answer(Map<String, Object> answer, OutputStream out) throws AnswerException {
    try {
      Frames.write(answer, out);
    } catch (IOException e) {
      throw new AnswerException(e);
    }
  }

  /** An answer that could not be written. */
  public static final class AnswerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final IOException reason;

    AnswerException(IOException reason) {
      super(reason);
      this.reason = reason;
    }

    /** Why not. */
    public IOException reason() {
      return reason;
    }
  }
}
