package dev.diptych.animation.hand.pose;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON from left to right, with a place for each error. The parser bounds how deep values are
 * nested and how long numbers and strings are.
 */
final class JsonCursor {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final JsonParser parser;

  /** The token that comes next; null at the end. */
  private @Nullable JsonToken next;

  JsonCursor(byte[] bytes) throws PoseException {
    try {
      this.parser = FACTORY.createParser(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    advance();
  }

  /** Receives a member of an object, or an element of an array. */
  @FunctionalInterface
  interface Reader {
    void read(String name) throws PoseException;
  }

  /** Where the next token is. */
  JsonLocation place() {
    return parser.currentTokenLocation();
  }

  PoseException error(String message, JsonLocation place) {
    return new PoseException(
        message,
        (int) Math.max(0, place.getByteOffset()),
        Math.max(1, place.getLineNr()),
        Math.max(1, place.getColumnNr()));
  }

  /** Reads an object: {@code reader} reads the value of each member. */
  void object(String what, Reader reader) throws PoseException {
    take(JsonToken.START_OBJECT, what + " must be an object {…}");
    while (next == JsonToken.FIELD_NAME) {
      String name = text();
      advance();
      reader.read(name);
    }
    advance();
  }

  /** Reads an array: {@code reader} reads each element. */
  void array(String what, Reader reader) throws PoseException {
    take(JsonToken.START_ARRAY, what + " must be an array […]");
    while (next != JsonToken.END_ARRAY) {
      reader.read("");
    }
    advance();
  }

  /** Reads a string. */
  String string(String what) throws PoseException {
    if (next != JsonToken.VALUE_STRING) {
      throw error(what + " must be a string", place());
    }
    String found = text();
    advance();
    return found;
  }

  /** Reads a finite number. */
  double number(String what) throws PoseException {
    try {
      boolean isNumber = next == JsonToken.VALUE_NUMBER_INT || next == JsonToken.VALUE_NUMBER_FLOAT;
      double number = isNumber ? parser.getDoubleValue() : Double.NaN;
      if (!Double.isFinite(number)) {
        throw error(what + " must be a finite number", place());
      }
      advance();
      return number;
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Passes a value of any kind. */
  void skip() throws PoseException {
    try {
      parser.skipChildren();
      advance();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks that nothing follows. */
  void end() throws PoseException {
    if (next != null) {
      throw error("the JSON has ended before this", place());
    }
  }

  private void take(JsonToken token, String otherwise) throws PoseException {
    if (next != token) {
      throw error(otherwise, place());
    }
    advance();
  }

  private String text() throws PoseException {
    try {
      return parser.getText();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void advance() throws PoseException {
    try {
      next = parser.nextToken();
    } catch (JsonProcessingException e) {
      throw malformed(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PoseException malformed(JsonProcessingException e) {
    // Limits of the parser have no location.
    JsonLocation place = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
    return error("this is not valid JSON: " + e.getOriginalMessage(), place);
  }
}
