package dev.diptych.executor;

import dev.diptych.runner.process.Frames;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.Function;

/** Answers requests until the input ends. */
public final class Server {
  private Server() {}

  /**
   * Runs the server.
   *
   * @param answers answers a request
   * @param in the requests
   * @param out the answers
   * @throws AnswerException if an answer cannot be written
   * @throws IOException if a request cannot be read or is malformed
   */
  public static void serve(
      Function<Map<?, ?>, Map<String, Object>> answers, InputStream in, OutputStream out)
      throws IOException {
    // Java 17 queries the position of a file stream before reading; a pipe has none.
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

  /** An answer could not be written. */
  public static final class AnswerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final IOException reason;

    AnswerException(IOException reason) {
      super(reason);
      this.reason = reason;
    }

    /** The cause. */
    public IOException reason() {
      return reason;
    }
  }
}
