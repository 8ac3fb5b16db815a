package dev.diptych.view.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * An answer to a request.
 *
 * @param status of HTTP
 * @param type its media type
 * @param body its content
 */
@SuppressWarnings("ArrayRecordComponent") // Sent once, and never compared.
public record Reply(int status, String type, byte[] body) {
  private static final int OK = 200;
  private static final int BAD_REQUEST = 400;
  private static final int NOT_FOUND = 404;

  /** Content of a media type. */
  public static Reply of(String type, byte[] body) {
    return new Reply(OK, type, body);
  }

  /** A value of maps, lists, strings and numbers as JSON. */
  public static Reply json(Object value) {
    try {
      return of("application/json", JSON.std.asBytes(value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** There is nothing at the address. */
  public static Reply notFound() {
    return text(NOT_FOUND, "not found");
  }

  /** The parameters of the request are wrong. */
  public static Reply wrong(String why) {
    return text(BAD_REQUEST, why);
  }

  static Reply text(int status, String message) {
    return new Reply(status, "text/plain; charset=utf-8", message.getBytes(UTF_8));
  }
}
